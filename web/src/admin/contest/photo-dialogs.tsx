import type { Submission } from '@streetlore/domain/contest';
import type { WithId } from '@streetlore/domain/query';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useAction } from '../../ui/use-action.ts';
import styles from './contest.module.css';
import { deleteSubmission } from './data.ts';
import { EditDialog } from './edit-dialog.tsx';
import { contestAdminTexts as texts } from './texts.ts';

export type AskedPhoto = {
  readonly dialog: 'edit' | 'view' | 'delete';
  readonly photo: WithId<Submission>;
  /** The picture's address; null until it is known. */
  readonly picture: string | null;
};

type PhotoDialogsProps = {
  readonly asked: AskedPhoto;
  readonly onClose: () => void;
};

/** The dialogs stand outside the list, because the photo may leave the list while an admin types. */
export function PhotoDialogs({ asked: { dialog, photo, picture }, onClose }: PhotoDialogsProps) {
  if (dialog === 'edit') return <EditDialog photo={photo} onClose={onClose} />;
  if (dialog === 'delete') return <DeleteDialog photo={photo} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={photo.title}>
      {picture !== null && <img className={styles.viewed} src={picture} alt={photo.title} />}
    </Dialog>
  );
}

type DeleteDialogProps = Pick<AskedPhoto, 'photo'> & Pick<PhotoDialogsProps, 'onClose'>;

function DeleteDialog({ photo, onClose }: DeleteDialogProps) {
  const { run } = useAction();
  const remove = async () => {
    if (await run(() => deleteSubmission(photo.id), texts.deleteFailed)) toast.success(texts.deleted(photo.title));
    return null;
  };
  return (
    <ConfirmDialog open title={texts.deleteTitle} action="Delete" danger onConfirm={remove} onClose={onClose}>
      <p>{texts.deleteConfirm}</p>
      <p className={styles.dialogName}>{photo.title}</p>
    </ConfirmDialog>
  );
}
