import { reviewHidingReasons } from '@streetlore/domain/decision-reasons';
import type { WithId } from '@streetlore/domain/query';
import type { Review } from '@streetlore/domain/reviews';
import * as z from 'zod/mini';
import { SelectField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useDialogForm } from '../use-dialog-form.ts';
import { hideReview } from './data.ts';
import { reviewTexts as texts } from './texts.ts';

const schema = z.object({ reason: z.enum(reviewHidingReasons, texts.noReason) });

type HideDialogProps = {
  /** The review as the admin read it. If it changes, it is not hidden. */
  readonly review: WithId<Review>;
  readonly onClose: () => void;
};

/** Asks for which of the named reasons a review is hidden. */
export function HideDialog({ review, onClose }: HideDialogProps) {
  const { busy, submit, unsaved, field } = useDialogForm<{ reason: string }, z.output<typeof schema>>({
    schema,
    opened: { reason: '' },
    save: ({ reason }, requestId) => hideReview(review, reason, requestId),
    texts: { saved: texts.hidden, failed: texts.statusFailed },
    onClose,
  });
  return (
    <FormDialog
      title={texts.hideTitle}
      action={texts.hide}
      danger
      busy={busy}
      unsaved={unsaved}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{review.text || texts.noWords}</p>
      <SelectField label={texts.why} hint={texts.whyHint} {...field('reason')}>
        <option value="">{texts.choose}</option>
        {reviewHidingReasons.map((reason) => (
          <option key={reason} value={reason}>
            {texts.reasons[reason]}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
