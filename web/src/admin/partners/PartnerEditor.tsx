import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type PartnerForm,
  type PartnerValues,
  partnerChanges,
  partnerEditorTexts,
  partnerFormSchema,
} from '@streetlore/domain/partner';
import { routes } from '@streetlore/domain/paths';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, type Path, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { savePartner } from '../../live/admin-partners.ts';
import { toCallError } from '../../live/core/call.ts';
import { useRequestId } from '../../live/core/use-request-id.ts';
import { Button } from '../../ui/Button.tsx';
import { ChangedNotice } from '../../ui/ChangedNotice.tsx';
import { LeaveDialog } from '../../ui/LeaveDialog.tsx';
import { toast } from '../../ui/Toaster.tsx';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import { ContactFields, PlaceFields, StandingFields, WhatFields } from './PartnerFields.tsx';
import styles from './Partners.module.css';
import { partnerDeskTexts as texts } from './texts.ts';

/** A partner as it was stored at a moment. */
interface Version {
  readonly form: PartnerValues;
  /** Its `updated_at`; null when it was not stored. */
  readonly seen: string | null;
}

interface PartnerEditorProps {
  readonly id: string;
  /** The partner as it is stored now, live; null while it is new, or when somebody has deleted it. */
  readonly stored: (Version & { readonly seen: string }) | null;
  /** What the editor starts with. */
  readonly opened: PartnerValues;
}

/** Edits both halves of a partner. What somebody else saves meanwhile is told, never overwritten unseen. */
export function PartnerEditor({ id, stored, opened }: PartnerEditorProps) {
  const [base, setBase] = useState<Version>({ form: opened, seen: stored?.seen ?? null });
  const [failure, setFailure] = useState<string | null>(null);
  const [isFirstSave, setFirstSave] = useState(false);
  const request = useRequestId();
  /** What was sent without an answer: it may have got through. */
  const [unanswered, setUnanswered] = useState<PartnerForm | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const form = useForm<PartnerValues, unknown, PartnerForm>({
    resolver: standardSchemaResolver(partnerFormSchema),
    defaultValues: opened,
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting, submitCount, errors } = form.formState;
  const leaving = useLeaveGuard(isDirty);
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [submitCount]);
  // From now on the partner has an address of its own, and reloading it finds it.
  useEffect(() => {
    if (isFirstSave) void navigate(`${routes.adminSection('partners')}/${id}`, { replace: true });
  }, [isFirstSave, navigate, id]);

  /** @param goesOn more was typed than was saved, and stays */
  const finish = (version: Version, goesOn = false) => {
    request.done();
    setUnanswered(null);
    setFailure(null);
    setFirstSave(base.seen === null);
    setBase(version);
    if (!goesOn) form.reset(version.form);
    toast.success(partnerEditorTexts.saved);
  };
  const save = form.handleSubmit(async (partner) => {
    setFailure(null);
    const request_id = request.idFor([base.seen, partner]);
    try {
      const { updated_at } = await savePartner({ partner_id: id, request_id, seen: base.seen, partner });
      finish({ form: partner, seen: updated_at });
    } catch (reason) {
      const { code, faults, message } = toCallError(reason);
      setUnanswered(code === 'unavailable' ? partner : null);
      for (const { field, message: fault } of faults.filter((one) => one.field.startsWith('partner.')))
        form.setError(field.slice('partner.'.length) as Path<PartnerValues>, { type: 'server', message: fault });
      setFailure(`${partnerEditorTexts.saveFailed}: ${message}`);
    }
  });

  const wasStored = useRef(false);
  if (stored) wasStored.current = true;
  const isGone = stored === null && base.seen !== null && wasStored.current;
  // Two admins at once: the stored partner is no longer the one this editor was opened on.
  const isNewer = stored !== null && (base.seen === null || stored.seen > base.seen);
  const isOwn = isNewer && unanswered !== null && partnerChanges(unanswered, stored.form).length === 0;
  const elsewhere = isNewer && !isOwn && base.seen !== null && !isSubmitting ? stored : null;
  const settle = useRef<() => void>(() => undefined);
  settle.current = () => {
    if (!isOwn || isSubmitting) return;
    const typed = partnerFormSchema.safeParse(form.getValues()).data;
    finish(stored, JSON.stringify(typed) !== JSON.stringify(unanswered));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: this is what it runs for; it takes the latest of the rest
  useEffect(() => settle.current(), [isOwn, isSubmitting]);
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        onSubmit={save}
        className={styles.editor}
        aria-label={base.seen === null ? 'New partner' : 'Edit partner'}
      >
        {elsewhere && (
          <ChangedNotice
            text={partnerEditorTexts.changed}
            changes={partnerChanges(base.form, elsewhere.form)}
            onTake={() => {
              setBase(elsewhere);
              form.reset(elsewhere.form);
            }}
            onKeep={() => setBase(elsewhere)}
          />
        )}
        {isGone && (
          <div role="alert" className={styles.gone}>
            <p>{partnerEditorTexts.gone}</p>
            <Button size="small" onClick={() => setBase({ form: base.form, seen: null })}>
              {texts.again}
            </Button>
          </div>
        )}
        <div className={styles.columns}>
          <div className={styles.main}>
            <WhatFields />
            <ContactFields />
            <PlaceFields />
          </div>
          <aside className={styles.aside}>
            <StandingFields />
            {failure && (
              <p role="alert" tabIndex={-1} className={styles.failure}>
                {failure}
              </p>
            )}
            {submitCount > 0 && Object.keys(errors).length > 0 && (
              <p role="alert" className={styles.failure}>
                {Object.values(errors)[0]?.message ?? partnerEditorTexts.fields}
              </p>
            )}
            <Button type="submit" wide busy={isSubmitting}>
              Save Partner
            </Button>
          </aside>
        </div>
      </form>
      <LeaveDialog leaving={leaving} />
    </FormProvider>
  );
}
