import { line } from '@streetlore/domain/fields';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useDialogForm } from '../use-dialog-form.ts';
import { giftScreenTexts as texts } from './texts.ts';

const schema = z.object({ reason: line(200, texts.needsReason) });

type ReasonDialogProps = {
  readonly title: string;
  readonly action: string;
  readonly danger?: boolean;
  readonly texts: { readonly saved: string; readonly failed: string };
  readonly save: (reason: string, requestId: string) => Promise<unknown>;
  readonly children: ReactNode;
  readonly onClose: () => void;
};

/** Asks why before a gift is changed; the audit log keeps the answer. */
export function ReasonDialog({ title, action, danger, texts: said, save, children, onClose }: ReasonDialogProps) {
  const { busy, submit, unsaved, field } = useDialogForm<{ reason: string }, z.output<typeof schema>>({
    schema,
    opened: { reason: '' },
    save: ({ reason }, requestId) => save(reason, requestId),
    texts: said,
    onClose,
  });
  return (
    <FormDialog
      title={title}
      action={action}
      danger={danger ?? false}
      busy={busy}
      unsaved={unsaved}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{children}</p>
      <TextField label={texts.why} hint={texts.whyHint} autoComplete="off" {...field('reason')} />
    </FormDialog>
  );
}
