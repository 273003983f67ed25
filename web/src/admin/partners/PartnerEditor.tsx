import { type PartnerValues, partnerChanges, partnerEditorTexts, partnerFormSchema } from '@streetlore/domain/partner';
import { routes } from '@streetlore/domain/paths';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { savePartner } from '../../live/admin-partners.ts';
import { EditorFrame } from '../editor/EditorFrame.tsx';
import { type Stored, useStoredForm } from '../editor/use-stored-form.ts';
import { ContactFields, PlaceFields, StandingFields, WhatFields } from './PartnerFields.tsx';

interface PartnerEditorProps {
  readonly id: string;
  /** The partner as it is stored now, live; null while it is new, or when somebody has deleted it. */
  readonly stored: Stored<PartnerValues> | null;
  /** What the editor starts with. */
  readonly opened: PartnerValues;
}

/** Edits both halves of a partner. What somebody else saves meanwhile is told, never overwritten unseen. */
export function PartnerEditor({ id, stored, opened }: PartnerEditorProps) {
  const navigate = useNavigate();
  const editor = useStoredForm({
    schema: partnerFormSchema,
    stored,
    opened,
    changes: partnerChanges,
    send: (request, partner) => savePartner({ partner_id: id, ...request, partner }),
    name: 'partner',
    texts: partnerEditorTexts,
  });
  const isNew = editor.base.seen === null;
  const wasNew = useRef(isNew);
  // Once saved, the partner has an address of its own, and reloading it finds it.
  useEffect(() => {
    if (wasNew.current && !isNew) void navigate(`${routes.adminSection('partners')}/${id}`, { replace: true });
    wasNew.current = isNew;
  }, [isNew, navigate, id]);
  return (
    <EditorFrame
      editor={editor}
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
