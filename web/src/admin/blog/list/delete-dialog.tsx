import { editorTexts } from '@streetlore/domain/blog';
import { useState } from 'react';
import { CallError } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { deletePost, type Post } from '../data.ts';
import { blogAdminTexts } from '../texts.ts';
import styles from './list.module.css';

type DeleteDialogProps = {
  readonly post: Post;
  readonly onClose: () => void;
};

/** Asks before a post is gone for good; the card leaves by itself when it is. */
export function DeleteDialog({ post, onClose }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const remove = async () => {
    setBusy(true);
    setError(null);
    try {
      await deletePost(post.id);
      onClose();
    } catch (failure) {
      setError(failure instanceof CallError ? failure.message : blogAdminTexts.deleteFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={blogAdminTexts.deleteTitle}
      actions={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {blogAdminTexts.cancel}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {blogAdminTexts.delete}
          </Button>
        </>
      }
    >
      <p>{editorTexts.deleteConfirm}</p>
      <p className={styles.named}>{post.title}</p>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </Dialog>
  );
}
