import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  readonly open: boolean;
  readonly title: string;
  /** The question, and its consequences. */
  readonly children: ReactNode;
  /** The label of the confirming button, such as 'Delete'. */
  readonly action: string;
  /** The label of the other button, where 'Cancel' could be read as the action. */
  readonly keep?: string;
  readonly danger?: boolean;
  /**
   * Does the action. Meanwhile the dialog stays open and busy. It closes unless the result is a
   * message about a failure.
   */
  readonly onConfirm: () => Promise<string | null>;
  readonly onClose: () => void;
};

/**
 * Asks before an action that cannot be undone. A failure shows in the dialog, which stays open for
 * another try.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, action, keep = 'Cancel', danger, onConfirm, onClose } = props;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => {
    setFailure(null);
    onClose();
  };
  const confirm = async () => {
    setFailure(null);
    setBusy(true);
    const reason = await onConfirm();
    setBusy(false);
    if (reason === null) close();
    else setFailure(reason);
  };
  return (
    <Dialog
      open={open}
      title={title}
      onClose={close}
      busy={busy}
      actions={
        <>
          <Button variant="outline" disabled={busy} onClick={close}>
            {keep}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={() => void confirm()}>
            {action}
          </Button>
        </>
      }
    >
      {children}
      {failure && (
        <p role="alert" style={{ marginTop: '1rem', color: 'var(--bad)', fontWeight: 650 }}>
          {failure}
        </p>
      )}
    </Dialog>
  );
}
