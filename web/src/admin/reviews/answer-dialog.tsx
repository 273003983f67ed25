import type { WithId } from '@streetlore/domain/query';
import { answerFormSchema, type Review } from '@streetlore/domain/reviews';
import { useState } from 'react';
import { TextAreaField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useDialogForm } from '../use-dialog-form.ts';
import { answerReview } from './data.ts';
import { reviewTexts as texts } from './texts.ts';

type AnswerDialogProps = {
  /** The review as the admin read it. If the player changes it, the answer is not saved. */
  readonly review: WithId<Review>;
  readonly onClose: () => void;
};

export function AnswerDialog({ review, onClose }: AnswerDialogProps) {
  const [known, setKnown] = useState(review.answer);
  const { busy, submit, unsaved, field } = useDialogForm({
    schema: answerFormSchema,
    opened: { answer: review.answer ?? '' },
    save: async ({ answer }, entry) => {
      await answerReview({ ...review, answer: known }, answer, entry);
      setKnown(answer);
    },
    texts: { saved: texts.saved, failed: texts.answerFailed },
    onClose,
  });
  return (
    <FormDialog
      title={texts.answerTitle}
      action="Save"
      busy={busy}
      unsaved={unsaved}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{review.text || texts.noWords}</p>
      <TextAreaField label={texts.answer} hint={texts.answerHint} rows={4} {...field('answer')} />
    </FormDialog>
  );
}
