import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import type { Leaving } from './use-leave-guard.ts';

/** Asks before unsaved changes are left behind; `leaving` is null while nobody leaves. */
export function LeaveDialog({ leaving }: { readonly leaving: Leaving | null }) {
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
          <Button variant="danger" onClick={leaving?.leave}>
            Leave without saving
          </Button>
        </>
      }
    >
      <p>You have unsaved changes. If you leave now, they are lost.</p>
    </Dialog>
  );
}
