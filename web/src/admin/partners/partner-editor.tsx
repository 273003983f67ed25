import { type PartnerValues, partnerChanges, partnerEditorTexts, partnerFormSchema } from '@streetlore/domain/partner';
import { EditorFrame } from '../editor/editor-frame.tsx';
import type { SavedForm } from '../editor/use-editing.ts';
import { useStoredForm } from '../editor/use-stored-form.ts';
import { savePartner } from './data.ts';
import { ContactFields, PlaceFields, StandingFields, WhatFields } from './partner-fields.tsx';

type PartnerEditorProps = {
  /** The id to store it under. */
  readonly claimId: () => string;
  readonly onStored: () => void;
  /** The partner as it is stored now, live; null while it is new, or when somebody has deleted it. */
  readonly stored: SavedForm<PartnerValues> | null;
  /** What the editor starts with. */
  readonly opened: PartnerValues;
};

/** Edits both halves of a partner. What somebody else saves meanwhile is told, never overwritten unseen. */
export function PartnerEditor({ claimId, onStored, stored, opened }: PartnerEditorProps) {
  const editor = useStoredForm({
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
          <WhatFields />
          <ContactFields />
          <PlaceFields />
        </>
      }
      aside={<StandingFields />}
    />
  );
}
