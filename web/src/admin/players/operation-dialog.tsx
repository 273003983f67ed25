import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { toCallError, useRequestId } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toaster.tsx';
import styles from './players.module.css';

export type Operation = {
  /** What is asked for: the same values again are the same request. */
  readonly values: unknown;
  readonly run: (requestId: string) => Promise<unknown>;
  /** Said when it has been done. */
  readonly done: string;
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
export function OperationDialog({ title, action, danger, children, prepare, onClose }: OperationDialogProps) {
  const id = useId();
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
      toast.success(operation.done);
      onClose();
    } catch (error) {
      setFailure(toCallError(error).message);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className={styles.operation}>
        {children}
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  );
}
