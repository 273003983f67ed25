import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { WithId } from '@streetlore/domain/query';
import { type AnswerForm, answerFormSchema, type Review } from '@streetlore/domain/reviews';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useRequestId } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useAction } from '../../ui/use-action.ts';
import { answer } from './data.ts';
import { reviewTexts as texts } from './texts.ts';

type AnswerDialogProps = {
  readonly review: WithId<Review>;
  readonly onClose: () => void;
};

/** What an admin says to a review. What was typed stays when saving fails. */
export function AnswerDialog({ review, onClose }: AnswerDialogProps) {
  // What the admin reads while writing; if the player changes it, the answer is not saved.
  const [read] = useState(review);
  const id = useId();
  const { busy, run } = useAction();
  const request = useRequestId();
  const form = useForm<AnswerForm, unknown, z.output<typeof answerFormSchema>>({
    resolver: standardSchemaResolver(answerFormSchema),
    defaultValues: { answer: review.answer ?? '' },
  });
  const save = form.handleSubmit(async (typed) => {
    if (!(await run(() => answer(read, typed.answer, request.idFor(typed)), texts.answerFailed))) return;
    request.done();
    toast.success(texts.saved);
    onClose();
  });
  const { errors, isDirty } = form.formState;
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      unsaved={isDirty}
      title={texts.answerTitle}
      actions={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy}>
            Save
          </Button>
        </>
      }
    >
      <p>{read.text || texts.noWords}</p>
      <form id={id} noValidate onSubmit={save}>
        <TextAreaField
          label={texts.answer}
          hint={texts.answerHint}
          rows={4}
          {...form.register('answer')}
          error={errors.answer?.message}
        />
      </form>
    </Dialog>
  );
}
