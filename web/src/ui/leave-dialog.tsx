import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { Leaving } from './use-leave-guard.ts';

type LeaveDialogProps = {
  readonly leaving: Leaving | null;
  readonly onLeave?: () => void;
  readonly action?: ReactNode;
};

export function LeaveDialog({ leaving, onLeave, action }: LeaveDialogProps) {
  return (
    <Dialog
      open={leaving !== null}
      onClose={() => leaving?.stay()}
      title="Leave without saving?"
      actions={
        <>
          <Button variant="outline" onClick={leaving?.stay}>
            Stay
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onLeave?.();
              leaving?.leave();
            }}
          >
            Leave without saving
          </Button>
          {action}
        </>
      }
    >
      <p>You have unsaved changes. If you leave now, they are lost.</p>
    </Dialog>
  );
}
