import { type Partner, partnerEditorTexts } from '@streetlore/domain/partner';
import type { WithId } from '@streetlore/domain/query';
import { toCallError, useRequestId } from '../../data/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toaster.tsx';
import { deletePartner } from './data.ts';
import { partnerAdminTexts as texts } from './texts.ts';

/** A partner to delete, and the number of tours that lead to it, null while unknown. */
export type Doomed = {
  readonly partner: WithId<Partner>;
  readonly tours: number | null;
};

type DeletePartnerDialogProps = {
  /** Null while the dialog is closed. */
  readonly doomed: Doomed | null;
  readonly onClose: () => void;
};

/**
 * Asks before a partner is deleted and says what is deleted with it. After a failure the reason
 * stays visible.
 */
export function DeletePartnerDialog({ doomed, onClose }: DeletePartnerDialogProps) {
  const partner = doomed?.partner ?? null;
  const request = useRequestId();
  const remove = async () => {
    if (!partner) return null;
    try {
      await deletePartner({ partner_id: partner.id, request_id: request.idFor(partner.id) });
      request.done();
      toast.success(partnerEditorTexts.deleted(partner.name));
      return null;
    } catch (error) {
      return partnerEditorTexts.deleteFailed(toCallError(error).message);
    }
  };
  return (
    <ConfirmDialog
      open={partner !== null}
      title={texts.deleteTitle(partner?.name ?? '')}
      action="Delete"
      danger
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{texts.deleteGoes(doomed?.tours ?? null)}</p>
      <p>{partnerEditorTexts.deleteAsk}</p>
    </ConfirmDialog>
  );
}
