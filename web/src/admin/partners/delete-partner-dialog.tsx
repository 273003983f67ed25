import { type Partner, partnerEditorTexts } from '@streetlore/domain/partner';
import type { WithId } from '@streetlore/domain/query';
import { DeleteItemDialog } from '../delete-item-dialog.tsx';
import { deletePartner } from './data.ts';
import { partnerAdminTexts as texts } from './texts.ts';

/** The number of tours that lead to the partner is null while unknown. */
export type PartnerToDelete = {
  readonly partner: WithId<Partner>;
  readonly tours: number | null;
};

type DeletePartnerDialogProps = {
  readonly doomed: PartnerToDelete | null;
  readonly onClose: () => void;
};

export function DeletePartnerDialog({ doomed, onClose }: DeletePartnerDialogProps) {
  return (
    <DeleteItemDialog
      item={doomed?.partner ?? null}
      onDelete={(partner_id, request_id) => deletePartner({ partner_id, request_id })}
      texts={partnerEditorTexts}
      onClose={onClose}
    >
      <p>{texts.deleteGoes(doomed?.tours ?? null)}</p>
      <p>{partnerEditorTexts.deleteAsk}</p>
    </DeleteItemDialog>
  );
}
