import {
  type BookingDetails,
  type BookingForm,
  bookingTexts,
  CHOOSE_A_DAY,
  clampParticipants,
  closesAt,
  NO_DAY,
  type Offer,
  repeatedPhones,
  windowOf,
} from '@streetlore/domain/booking';
import { giftUseTexts } from '@streetlore/domain/gift';
import { emptyInvoiceTo } from '@streetlore/domain/invoice-to';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useHydrating } from '../../server-rendering/use-hydrating.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import { NeedsInvoice } from '../../ui/invoice-fields.tsx';
import { DayField } from '../form/day-field.tsx';
import { formatStartBy, useStartBy } from '../form/start-by.ts';
import { Declined } from '../payment/declined.tsx';
import { ErrorBanner } from '../payment/error-banner.tsx';
import { useDarkDay } from '../shell/dark.ts';
import styles from './booking.module.css';
import { FoldedField } from './folded-field.tsx';
import { PeopleField } from './people-field.tsx';
import { PlayFields } from './play-fields.tsx';
import { PriceBreakdown } from './price-breakdown.tsx';
import { SharedPhoneDialog } from './shared-phone-dialog.tsx';
import { StepHeading } from './step-heading.tsx';
import { BOOKING_FORM_ID } from './use-booking-form.ts';

type DetailsStepProps = {
  readonly form: UseFormReturn<BookingForm, unknown, BookingDetails>;
  readonly offer: Offer;
  /**
   * The banner above the form: a declined card, or a server that refused or could not be reached.
   */
  readonly error: string | null;
  /** Whether the error is that the payment was refused. */
  readonly isDeclined: boolean;
  /** Whether the visitor comes back here from the payment. */
  readonly isReturn: boolean;
  /** Whether these details were sent before, and so were all questions about them answered. */
  readonly wasSent: (details: BookingDetails) => boolean;
  readonly onContinue: (details: BookingDetails) => Promise<void>;
};

/** Step 1: who plays, and what it costs. */
export function DetailsStep(props: DetailsStepProps) {
  const { form, offer, error, isDeclined, isReturn, wasSent, onContinue } = props;
  const { errors, isSubmitting, submitCount } = form.formState;
  const field = fieldsOf(form);
  const element = useRef<HTMLFormElement>(null);
  // react-hook-form focuses the first error in order of registration. That is not the order on
  // screen.
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);
  // Read once, when the step appears: the address shows the payment a moment after this component
  // knows of it.
  const [arrived] = useState(isReturn && !isDeclined);
  const [shared, setShared] = useState<BookingDetails | null>(null);
  /** The participant (from 1) whose number the visitor wants to change. */
  const changed = useRef<number | null>(null);
  // This runs after the dialog has given the focus back.
  useEffect(() => {
    if (shared === null && changed.current !== null) form.setFocus(`phone_numbers.${changed.current - 1}`);
    changed.current = null;
  }, [shared, form]);
  const ask = async (details: BookingDetails) => {
    if (repeatedPhones(details.phone_numbers).length > 0 && !wasSent(details)) setShared(details);
    else await onContinue(details);
  };
  const participants = form.watch('participants');
  const day = form.watch('day');
  const isNeeded = (name: 'team_name' | 'gift_code') => form.watch(name) !== '' || errors[name] !== undefined;
  const startBy = useStartBy();
  const dark = useDarkDay(windowOf(day)?.opens_at ?? null);
  // Before hydration a form that is sent would leave the page, with what was typed in the address.
  // The start script presses the button again afterwards (server-rendering/start-after-paint.ts).
  const isHydrating = useHydrating();
  const invoice = form.watch('invoice');
  const unneeded = useRef(emptyInvoiceTo());
  const needInvoice = (isNeeded: boolean) => {
    if (invoice) unneeded.current = invoice;
    form.clearErrors(['invoice', 'email']);
    form.setValue('invoice', isNeeded ? unneeded.current : null);
  };
  const resize = (count: number) => {
    const next = clampParticipants(count);
    form.setValue('participants', next);
    const typed = form.getValues('phone_numbers');
    if (typed.length <= next) return;
    form.setValue('phone_numbers', typed.slice(0, next));
    // Otherwise an error about a phone that is no longer in the list would stay for ever.
    form.clearErrors('phone_numbers');
  };
  return (
    <>
      <form ref={element} id={BOOKING_FORM_ID} noValidate onSubmit={form.handleSubmit(ask)} className={styles.form}>
        {error && isDeclined && <Declined message={error} busy={isSubmitting} />}
        <StepHeading step="Step 1 of 2" arrived={arrived}>
          {bookingTexts.step1}
        </StepHeading>
        {error && !isDeclined && <ErrorBanner message={error} />}
        <PeopleField value={participants} onChange={resize} />
        <PlayFields form={form} participants={participants} />
        <DayField
          label={bookingTexts.day}
          value={day || null}
          closed={offer.closed_days ?? []}
          error={errors.day?.message}
          onChange={(chosen) => {
            form.clearErrors('day');
            form.setValue('day', chosen ?? '');
          }}
        />
        <div className={styles.added}>
          <FoldedField label={bookingTexts.addTeamName} isNeeded={isNeeded('team_name')}>
            <TextField
              label="Team name"
              optional
              autoComplete="off"
              placeholder="For the leaderboard"
              {...field('team_name')}
            />
          </FoldedField>
          <FoldedField label={giftUseTexts.add} isNeeded={isNeeded('gift_code')}>
            <TextField
              label={giftUseTexts.label}
              optional
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              hint={giftUseTexts.hint}
              {...field('gift_code')}
            />
          </FoldedField>
        </div>
        <NeedsInvoice isNeeded={invoice !== null} onChange={needInvoice} field={(name) => field(`invoice.${name}`)} />
        <PriceBreakdown offer={offer} participants={participants} />
        <Button
          type={isHydrating ? 'button' : 'submit'}
          wide
          busy={isSubmitting}
          // A press can make React hydrate the form. Then React delivers the press while the
          // button does not submit yet.
          onClick={isHydrating ? () => element.current?.requestSubmit() : undefined}
        >
          {bookingTexts.toPayment}
        </Button>
        <p className={styles.hint}>{whenOf(day, startBy)}</p>
        {dark && <p className={styles.hint}>{dark}</p>}
      </form>
      <SharedPhoneDialog
        details={shared}
        onContinue={onContinue}
        onChange={(participant) => {
          changed.current = participant;
          setShared(null);
        }}
        onClose={() => setShared(null)}
      />
    </>
  );
}

/** When the hunt can be started, in a sentence below the button. */
function whenOf(day: string | null, startBy: string | null): string {
  if (day === NO_DAY) return CHOOSE_A_DAY;
  const window = windowOf(day);
  if (window) return bookingTexts.payAndStartBetween(formatStartBy(window.opens_at), formatStartBy(closesAt(window)));
  return startBy ? bookingTexts.payAndStartBy(startBy) : bookingTexts.expiry;
}
