import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Leaving } from '../../../ui/use-leave-guard.ts';
import { blogDeskTexts } from '../texts.ts';
import { isComplete } from './form.ts';
import type { PostEditor } from './use-post-editor.ts';

interface LeaveDialogProps {
  readonly editor: PostEditor;
  readonly leaving: Leaving;
  /** Drops what this browser keeps of the unsaved text. */
  readonly onForget: () => void;
}

/** Asks before unsaved changes are left behind. */
export function LeaveDialog({ editor, leaving, onForget }: LeaveDialogProps) {
  const { form, saving, save } = editor;
  const saveAndLeave = async () => {
    if (await save(form.status === 'draft' ? 'draft' : 'changes')) leaving.leave();
    else leaving.stay();
  };
  return (
    <Dialog
      open
      onClose={leaving.stay}
      title={blogDeskTexts.leaveTitle}
      actions={
        <>
          <Button variant="outline" onClick={leaving.stay}>
            {blogDeskTexts.stay}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onForget();
              leaving.leave();
            }}
          >
            {blogDeskTexts.leave}
          </Button>
          {isComplete(form) && (
            <Button busy={saving !== null} onClick={() => void saveAndLeave()}>
              {blogDeskTexts.saveAndLeave}
            </Button>
          )}
        </>
      }
    >
      <p>{blogDeskTexts.leaveWhy}</p>
    </Dialog>
  );
}
