import { type FormEvent, type ReactNode, useState } from 'react';
import { toCallError, useRequestId } from '../../../data/index.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { toast } from '../../../ui/toaster.tsx';
import styles from './actions.module.css';

type Operation = {
  /** The request's content. The same values again are the same request. */
  readonly values: unknown;
  readonly run: (requestId: string) => Promise<unknown>;
  /** The message after success; left out when another message follows. */
  readonly done?: string;
};

type OperationDialogProps = {
  readonly title: string;
  /** The label of the button. */
  readonly action: string;
  readonly danger?: boolean;
  /** Given if a repeat after closing the dialog is the same request. */
  readonly request?: ReturnType<typeof useRequestId>;
  readonly children: ReactNode;
  /** Returns the operation; null when a field is invalid and shows its error. */
  readonly prepare: () => Operation | null;
  readonly onClose: () => void;
};

/**
 * A dialog that says what will happen and asks for the values. While the operation runs, the dialog
 * stays open and busy. A failure shows in the dialog.
 */
export function OperationDialog(props: OperationDialogProps) {
  const { title, action, danger = false, children, prepare, onClose } = props;
  const own = useRequestId();
  const request = props.request ?? own;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const operation = busy ? null : prepare();
    setFailure(null);
    if (!operation) return;
    setBusy(true);
    try {
      await operation.run(request.idFor(operation.values));
      request.done();
      if (operation.done !== undefined) toast.success(operation.done);
      onClose();
    } catch (error) {
      setFailure(toCallError(error).message);
      setBusy(false);
    }
  };
  return (
    <FormDialog title={title} action={action} danger={danger} busy={busy} onSubmit={submit} onClose={onClose}>
      {children}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </FormDialog>
  );
}
