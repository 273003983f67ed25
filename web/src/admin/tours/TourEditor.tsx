import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { WithId } from '@streetlore/domain/document';
import type { Partner } from '@streetlore/domain/partner';
import { type TourForm, tourChanges, tourEditorTexts, tourFormSchema } from '@streetlore/domain/tour';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, type Path, useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { saveTour } from '../../live/admin-tours.ts';
import { toCallError } from '../../live/core/call.ts';
import { useRequestId } from '../../live/core/use-request-id.ts';
import { Button } from '../../ui/Button.tsx';
import { ChangedNotice } from '../../ui/ChangedNotice.tsx';
import { LeaveDialog } from '../../ui/LeaveDialog.tsx';
import { toast } from '../../ui/Toaster.tsx';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import { StopList } from './StopList.tsx';
import { TestSmsDialog } from './TestSmsDialog.tsx';
import { TourFields } from './TourFields.tsx';
import { TourSummary } from './TourSummary.tsx';
import styles from './Tours.module.css';
import { TourTester } from './TourTester.tsx';

/** The editor's values while they are typed. */
export type TourValues = z.input<typeof tourFormSchema>;

interface TourEditorProps {
  readonly id: string;
  /** The tour as it is stored now, live; null while it is new. */
  readonly stored: { readonly form: TourForm; readonly seen: string } | null;
  /** What the editor starts with. */
  readonly opened: TourForm;
  readonly partners: readonly WithId<Partner>[];
}

/** Edits a tour whole; one save writes all of it or nothing. What somebody else saves meanwhile is told, never overwritten. */
export function TourEditor({ id, stored, opened, partners }: TourEditorProps) {
  const [base, setBase] = useState({ form: opened, seen: stored?.seen ?? null });
  const [failure, setFailure] = useState<string | null>(null);
  const [panel, setPanel] = useState<'tester' | 'sms' | null>(null);
  const request = useRequestId();
  /** What was sent without an answer: it may have got through. */
  const [unanswered, setUnanswered] = useState<TourForm | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<TourValues, unknown, TourForm>({
    resolver: standardSchemaResolver(tourFormSchema),
    defaultValues: opened,
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting, submitCount, errors } = form.formState;
  const leaving = useLeaveGuard(isDirty);
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [submitCount]);

  /** @param goesOn more was typed than was saved, and stays */
  const finish = (version: { form: TourForm; seen: string }, goesOn = false) => {
    request.done();
    setUnanswered(null);
    setFailure(null);
    setBase(version);
    if (!goesOn) form.reset(version.form);
    toast.success(tourEditorTexts.saved);
  };
  const save = form.handleSubmit(async (tour) => {
    setFailure(null);
    const request_id = request.idFor([base.seen, tour]);
    try {
      const { updated_at } = await saveTour({ tour_id: id, request_id, seen: base.seen, tour });
      finish({ form: tour, seen: updated_at });
    } catch (reason) {
      const { code, faults, message } = toCallError(reason);
      setUnanswered(code === 'unavailable' ? tour : null);
      for (const fault of faults.filter(({ field }) => field.startsWith('tour.')))
        form.setError(fault.field.slice('tour.'.length) as Path<TourValues>, {
          type: 'server',
          message: fault.message,
        });
      setFailure(`${tourEditorTexts.saveFailed}: ${message}`);
    }
  });

  // Two admins at once: the stored tour is no longer the one this editor was opened on.
  const isNewer = stored !== null && (base.seen === null || stored.seen > base.seen);
  const isOwn = isNewer && unanswered !== null && tourChanges(unanswered, stored.form).length === 0;
  const elsewhere = isNewer && !isOwn && base.seen !== null && !isSubmitting ? stored : null;
  const settle = useRef<() => void>(() => undefined);
  settle.current = () => {
    if (!isOwn || isSubmitting) return;
    const typed = tourFormSchema.safeParse(form.getValues()).data;
    finish(stored, JSON.stringify(typed) !== JSON.stringify(unanswered));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: this is what it runs for; it takes the latest of the rest
  useEffect(() => settle.current(), [isOwn, isSubmitting]);
  const isNew = stored === null;
  const faults = errors.stops?.root?.message ?? errors.stops?.message;
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        onSubmit={save}
        className={styles.editor}
        aria-label={isNew ? 'New tour' : 'Edit tour'}
      >
        {elsewhere && (
          <ChangedNotice
            text={tourEditorTexts.changed}
            changes={tourChanges(base.form, elsewhere.form)}
            onTake={() => {
              setBase(elsewhere);
              form.reset(elsewhere.form);
            }}
            onKeep={() => setBase(elsewhere)}
          />
        )}
        <div className={styles.columns}>
          <div className={styles.main}>
            <TourFields tourId={id} />
            <StopList partners={partners} fault={faults} />
          </div>
          <aside className={styles.aside}>
            <Summary partners={partners} />
            {failure && (
              <p role="alert" tabIndex={-1} className={styles.failure}>
                {failure}
              </p>
            )}
            {submitCount > 0 && Object.keys(errors).length > 0 && (
              <p role="alert" className={styles.failure}>
                {faults ?? firstMessage(errors) ?? tourEditorTexts.fields}
              </p>
            )}
            <Button type="submit" wide busy={isSubmitting}>
              Save Tour
            </Button>
            {!isNew && (
              <div className={styles.tests}>
                <Button variant="outline" onClick={() => setPanel('tester')}>
                  Test Tour
                </Button>
                <Button variant="outline" onClick={() => setPanel('sms')}>
                  Test SMS
                </Button>
              </div>
            )}
            {isNew && <p className={styles.hint}>{tourEditorTexts.saveFirst}</p>}
            {isDirty && !isNew && <p className={styles.hint}>Tests use the tour as it was last saved.</p>}
          </aside>
        </div>
      </form>
      {panel === 'tester' && <TourTester tourId={id} onClose={() => setPanel(null)} />}
      <TestSmsDialog
        open={panel === 'sms'}
        tourId={id}
        stops={(stored?.form.stops ?? []).map(({ location_name }, n) => ({ stop_number: n + 1, location_name }))}
        onClose={() => setPanel(null)}
      />
      <LeaveDialog leaving={leaving} />
    </FormProvider>
  );
}

function Summary({ partners }: { readonly partners: readonly WithId<Partner>[] }) {
  const [price, duration, stops] = useWatch<TourValues, ['price', 'duration', 'stops']>({
    name: ['price', 'duration', 'stops'],
  });
  return <TourSummary price={price} duration={duration} stops={stops} partners={partners} />;
}

/** The first message in a tree of errors, in the form's order. */
function firstMessage(errors: object): string | undefined {
  for (const value of Object.values(errors)) {
    if (value === null || typeof value !== 'object' || value instanceof Node) continue;
    if ('message' in value && typeof value.message === 'string' && value.message) return value.message;
    const inner = 'ref' in value ? undefined : firstMessage(value);
    if (inner) return inner;
  }
  return undefined;
}
