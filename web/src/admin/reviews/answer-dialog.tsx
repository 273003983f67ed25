import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { WithId } from '@streetlore/domain/query';
import { type AnswerForm, answerFormSchema, type Review } from '@streetlore/domain/reviews';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useRequestId } from '../../data/index.ts';
import { TextAreaField } from '../../ui/field.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useAction } from '../../ui/use-action.ts';
import { answerReview } from './data.ts';
import { reviewTexts as texts } from './texts.ts';

type AnswerDialogProps = {
  /** The review as the admin read it. If the player changes the review, the answer is not saved. */
  readonly review: WithId<Review>;
  readonly onClose: () => void;
};

/** An admin's answer to a review. When saving fails, the typed text stays. */
export function AnswerDialog({ review, onClose }: AnswerDialogProps) {
  const { busy, run } = useAction();
  const request = useRequestId();
  const form = useForm<AnswerForm, unknown, z.output<typeof answerFormSchema>>({
    resolver: standardSchemaResolver(answerFormSchema),
    defaultValues: { answer: review.answer ?? '' },
  });
  const save = form.handleSubmit(async (typed) => {
    if (!(await run(() => answerReview(review, typed.answer, request.idFor(typed)), texts.answerFailed))) return;
    request.done();
    toast.success(texts.saved);
    onClose();
  });
  const { isDirty } = form.formState;
  return (
    <FormDialog title={texts.answerTitle} action="Save" busy={busy} unsaved={isDirty} onSubmit={save} onClose={onClose}>
      <p>{review.text || texts.noWords}</p>
      <TextAreaField label={texts.answer} hint={texts.answerHint} rows={4} {...fieldsOf(form)('answer')} />
    </FormDialog>
  );
}
