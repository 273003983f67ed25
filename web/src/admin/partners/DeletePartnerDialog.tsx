import type { WithId } from '@streetlore/domain/document';
import { type Partner, partnerEditorTexts } from '@streetlore/domain/partner';
import { deletePartner, usePartnerFigures } from '../../live/admin-partners.ts';
import { toCallError } from '../../live/core/call.ts';
import { useRequestId } from '../../live/core/use-request-id.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toaster.tsx';
import { partnerDeskTexts as texts } from './texts.ts';

interface DeletePartnerDialogProps {
  /** The partner to delete; null while nobody asks. */
  readonly partner: WithId<Partner> | null;
  readonly onClose: () => void;
}

/** Asks, says what goes with the partner, and keeps the reason in sight when it was not done. */
export function DeletePartnerDialog({ partner, onClose }: DeletePartnerDialogProps) {
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
      {partner && <WhatGoes id={partner.id} />}
      <p>{partnerEditorTexts.deleteAsk}</p>
    </ConfirmDialog>
  );
}

function WhatGoes({ id }: { readonly id: string }) {
  const live = usePartnerFigures(id);
  if (live.status === 'loading') return null;
  return <p>{live.status === 'failed' ? texts.figuresFailed : texts.deleteGoes(live.data?.tours ?? 0)}</p>;
}
