import { offersOf, type Submission } from '@streetlore/domain/contest';
import type { WithId } from '@streetlore/domain/document';
import { routes } from '@streetlore/domain/paths';
import { useState } from 'react';
import { approve, deleteSubmission, reject, setWinner } from '../../live/admin-contest.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './Contest.module.css';
import { EditDialog } from './EditDialog.tsx';
import { contestAdminTexts as texts } from './texts.ts';
import { useDeed } from './use-deed.ts';

/** What can be done with a photo, and the two dialogs that ask first. */
export function CardActions({ photo }: { readonly photo: WithId<Submission> }) {
  const { busy, run } = useDeed();
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const offers = offersOf(photo);
  const close = () => setDialog(null);
  const remove = async () => {
    await run(() => deleteSubmission(photo.id), texts.deleteFailed);
    close();
  };
  return (
    <div className={styles.actions}>
      <Button size="small" variant="outline" onClick={() => setDialog('edit')}>
        Edit
      </Button>
      {/* What is not on the wall has no page; its picture can still be looked at. */}
      <LinkButton
        size="small"
        variant="outline"
        to={photo.status === 'approved' ? routes.submission(photo) : photo.image_url}
        target="_blank"
        rel="noreferrer"
      >
        View
      </LinkButton>
      {offers.approve && (
        <Button
          size="small"
          variant="spray"
          disabled={busy}
          onClick={() => void run(() => approve(photo.id), texts.statusFailed)}
        >
          Approve
        </Button>
      )}
      {offers.reject && (
        <Button
          size="small"
          variant="outline"
          disabled={busy}
          onClick={() => void run(() => reject(photo.id), texts.statusFailed)}
        >
          Reject
        </Button>
      )}
      {offers.winner && (
        <Button
          size="small"
          disabled={busy}
          onClick={() => void run(() => setWinner(photo.id, !photo.is_winner), texts.winnerFailed)}
        >
          {photo.is_winner ? 'Unwinner' : 'Winner'}
        </Button>
      )}
      <Button size="small" variant="danger" disabled={busy} onClick={() => setDialog('delete')}>
        Delete
      </Button>
      {dialog === 'edit' && <EditDialog photo={photo} onClose={close} />}
      <Dialog
        open={dialog === 'delete'}
        onClose={close}
        busy={busy}
        title={texts.deleteTitle}
        actions={
          <>
            <Button variant="outline" disabled={busy} onClick={close}>
              Cancel
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void remove()}>
              Delete
            </Button>
          </>
        }
      >
        <p>{texts.deleteConfirm}</p>
        <p className={styles.dialogName}>{photo.title}</p>
      </Dialog>
    </div>
  );
}
