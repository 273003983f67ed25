import type { WithId } from '@streetlore/domain/query';
import type { ReactNode } from 'react';
import { toCallError, useRequestId } from '../data/index.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { toast } from '../ui/toaster.tsx';

type DeleteItemDialogProps = {
  /** Null while the dialog is closed. */
  readonly item: WithId<{ readonly name: string }> | null;
  /** Deletes the item. A repeat has the same request id. Rejects with CallError. */
  readonly onDelete: (id: string, requestId: string) => Promise<unknown>;
  readonly texts: {
    readonly deleted: (name: string) => string;
    readonly deleteFailed: (reason: string) => string;
  };
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export function DeleteItemDialog({ item, onDelete, texts, onClose, children }: DeleteItemDialogProps) {
  const request = useRequestId();
  const remove = async () => {
    if (!item) return null;
    try {
      await onDelete(item.id, request.idFor(item.id));
      request.done();
      toast.success(texts.deleted(item.name));
      return null;
    } catch (error) {
      return texts.deleteFailed(toCallError(error).message);
    }
  };
  return (
    <ConfirmDialog
      open={item !== null}
      title={`Delete ${item?.name ?? ''}?`}
      action="Delete"
      danger
      onConfirm={remove}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
