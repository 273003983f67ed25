import { type Partner, partnerEditorTexts } from '@streetlore/domain/partner';
import type { WithId } from '@streetlore/domain/query';
import { toCallError, useRequestId } from '../../data/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toaster.tsx';
import { deletePartner } from './data.ts';
import { partnerAdminTexts as texts } from './texts.ts';

/** A partner about to be deleted, and how many tours lead to it: null while that is not known. */
export type Doomed = {
  readonly partner: WithId<Partner>;
  readonly tours: number | null;
};

type DeletePartnerDialogProps = {
  /** Null while nobody asks. */
  readonly doomed: Doomed | null;
  readonly onClose: () => void;
};

/** Asks, says what goes with the partner, and keeps the reason in sight when it was not done. */
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
