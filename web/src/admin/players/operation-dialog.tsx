import { type FormEvent, type ReactNode, useState } from 'react';
import { toCallError, useRequestId } from '../../data/index.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toaster.tsx';
import styles from './players.module.css';

export type Operation = {
  /** What is asked for: the same values again are the same request. */
  readonly values: unknown;
  readonly run: (requestId: string) => Promise<unknown>;
  /** Said when it has been done; nothing where what follows says it. */
  readonly done?: string;
};

type OperationDialogProps = {
  readonly title: string;
  /** On the button that does it. */
  readonly action: string;
  readonly danger?: boolean;
  readonly children: ReactNode;
  /** What is to be done; null when a field says what is wrong with it. */
  readonly prepare: () => Operation | null;
  readonly onClose: () => void;
};

/** Says what will happen and asks for the rest. It stays open, busy, until it is done; a failure is said in it. */
export function OperationDialog({ title, action, danger = false, children, prepare, onClose }: OperationDialogProps) {
  const request = useRequestId();
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
