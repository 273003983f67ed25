import { Button } from '../../../ui/button.tsx';
import { LeaveDialog } from '../../../ui/leave-dialog.tsx';
import type { Leaving } from '../../../ui/use-leave-guard.ts';
import { blogAdminTexts } from '../texts.ts';
import { isComplete } from './form.ts';
import type { PostEditor } from './use-post-editor.ts';

type LeavePostDialogProps = {
  readonly editor: PostEditor;
  readonly leaving: Leaving | null;
  /** Removes this browser's copy of the unsaved text. */
  readonly onForget: () => void;
};

/** A complete post can be saved before leaving. */
export function LeavePostDialog({ editor, leaving, onForget }: LeavePostDialogProps) {
  const { form, saving, save } = editor;
  const saveAndLeave = async () => {
    if (await save(form.status === 'draft' ? 'draft' : 'changes')) leaving?.leave();
    else leaving?.stay();
  };
  return (
    <LeaveDialog
      leaving={leaving}
      onLeave={onForget}
      action={
        isComplete(form) && (
          <Button busy={saving !== null && saving !== 'auto'} onClick={() => void saveAndLeave()}>
            {blogAdminTexts.saveAndLeave}
          </Button>
        )
      }
    />
  );
}
