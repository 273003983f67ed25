import { editorTexts } from '@streetlore/domain/blog';
import { CallError } from '../../../data/index.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { deletePost, type Post } from '../data.ts';
import { blogAdminTexts } from '../texts.ts';
import styles from './list.module.css';

type DeleteDialogProps = {
  readonly post: Post;
  readonly onClose: () => void;
};

export function DeleteDialog({ post, onClose }: DeleteDialogProps) {
  const remove = async () => {
    try {
      await deletePost(post.id);
      return null;
    } catch (failure) {
      return failure instanceof CallError ? failure.message : blogAdminTexts.deleteFailed;
    }
  };
  return (
    <ConfirmDialog
      open
      title={blogAdminTexts.deleteTitle}
      action={blogAdminTexts.delete}
      danger
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{editorTexts.deleteConfirm}</p>
      <p className={styles.named}>{post.title}</p>
    </ConfirmDialog>
  );
}
