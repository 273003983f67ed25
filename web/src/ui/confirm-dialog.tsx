import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** Such as 'Delete'. */
  readonly action: string;
  /** The text of the other button, where 'Cancel' could be read as the action. */
  readonly keep?: string;
  readonly danger?: boolean;
  /** The dialog stays open and busy while this runs. It then closes, unless the result says what failed. */
  readonly onConfirm: () => Promise<string | null>;
  readonly onClose: () => void;
};

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
