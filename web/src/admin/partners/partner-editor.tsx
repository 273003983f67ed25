import { type PartnerValues, partnerChanges, partnerEditorTexts, partnerFormSchema } from '@streetlore/domain/partner';
import { EditorFrame } from '../editor/editor-frame.tsx';
import { useCalledForm } from '../editor/use-called-form.ts';
import type { SavedForm } from '../editor/use-editing.ts';
import { savePartner } from './data.ts';
import { ContactFields, PlaceFields, StatusFields, WhatFields } from './partner-fields.tsx';

type PartnerEditorProps = {
  readonly claimId: () => string;
  readonly onStored: () => void;
  /** Null while the partner is new, or when another admin has deleted it. */
  readonly stored: SavedForm<PartnerValues> | null;
  readonly opened: PartnerValues;
};

export function PartnerEditor({ claimId, onStored, stored, opened }: PartnerEditorProps) {
  const editor = useCalledForm({
    schema: partnerFormSchema,
    stored,
    opened,
    changes: partnerChanges,
    send: (request, partner) => savePartner({ partner_id: claimId(), ...request, partner }),
    name: 'partner',
    texts: partnerEditorTexts,
  });
  const isNew = editor.editing.base.seen === null;
  return (
    <EditorFrame
      editor={editor}
      onStored={onStored}
      label={isNew ? 'New partner' : 'Edit partner'}
      texts={partnerEditorTexts}
      action="Save Partner"
      main={
        <>
          <WhatFields claimId={claimId} />
          <ContactFields />
          <PlaceFields />
        </>
      }
      aside={<StatusFields />}
    />
  );
}
