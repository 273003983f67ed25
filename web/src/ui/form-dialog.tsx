import { type ComponentProps, type FormEventHandler, type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { Dialog } from './dialog.tsx';

type FormDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'onClose' | 'unsaved'> & {
  readonly action: string;
  readonly danger?: boolean;
  readonly busy: boolean;
  /** Whether the action is no longer possible. */
  readonly disabled?: boolean;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
};

export function FormDialog(props: FormDialogProps) {
  const { action, danger = false, busy, disabled = false, onSubmit, children, onClose, ...dialog } = props;
  const id = useId();
  return (
    <Dialog
      open
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled}>
            {action}
          </Button>
        </>
      }
      {...dialog}
    >
      <form id={id} noValidate onSubmit={onSubmit} className={styles.form}>
        {children}
      </form>
    </Dialog>
  );
}
