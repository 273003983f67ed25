import {
  type BookingDetails,
  type BookingForm,
  bookingTexts,
  clampParticipants,
  MAX_PARTICIPANTS,
  type Offer,
  phonesFor,
  repeatedPhones,
} from '@streetlore/domain/booking';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Counter } from '../../ui/counter.tsx';
import { TextField } from '../../ui/field.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import styles from './booking.module.css';
import { ErrorBanner } from './error-banner.tsx';
import { PhoneFields } from './phone-fields.tsx';
import { PriceBreakdown } from './price-breakdown.tsx';
import { SharedPhoneDialog } from './shared-phone-dialog.tsx';
import { StepHeading } from './step-heading.tsx';

type DetailsStepProps = {
  readonly form: UseFormReturn<BookingForm, unknown, BookingDetails>;
  readonly offer: Offer;
  /**
   * The banner above the form: a declined card, or a server that refused or could not be reached.
   */
  readonly error: string | null;
  /** Whether the visitor comes back here from the payment. */
  readonly isReturn: boolean;
  readonly onContinue: (details: BookingDetails) => Promise<void>;
};

/** Step 1: who plays, and what it costs. */
export function DetailsStep({ form, offer, error, isReturn, onContinue }: DetailsStepProps) {
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
  const [arrived] = useState(isReturn);
  const [shared, setShared] = useState<BookingDetails | null>(null);
  /** The participant (from 1) whose number the visitor wants to change. */
  const changed = useRef<number | null>(null);
  // This runs after the dialog has given the focus back.
  useEffect(() => {
    if (shared === null && changed.current !== null) form.setFocus(`phone_numbers.${changed.current - 1}`);
    changed.current = null;
  }, [shared, form]);
  const ask = async (details: BookingDetails) => {
    if (repeatedPhones(details.phone_numbers).length > 0) setShared(details);
    else await onContinue(details);
  };
  const participants = form.watch('participants');
  const resize = (count: number) => {
    const next = clampParticipants(count);
    form.setValue('participants', next);
    form.setValue('phone_numbers', phonesFor(next, form.getValues('phone_numbers')));
    // Otherwise an error about a phone that is no longer in the list would stay for ever.
    if (next < participants) form.clearErrors('phone_numbers');
  };
  return (
    <>
      <form ref={element} noValidate onSubmit={form.handleSubmit(ask)} className={styles.form}>
        <StepHeading step="Step 1 of 2" arrived={arrived}>
          {bookingTexts.step1}
        </StepHeading>
        {error && <ErrorBanner message={error} />}
        <div className={styles.people}>
          <span className={styles.label}>Participants</span>
          <Counter
            label="Participants"
            unit="participant"
            value={participants}
            min={1}
            max={MAX_PARTICIPANTS}
            onChange={resize}
          />
          <p className={styles.hint}>{bookingTexts.groupDiscount}</p>
        </div>
        <PhoneFields count={participants} register={form.register} errors={errors.phone_numbers} />
        <TextField
          label="Email"
          hint={bookingTexts.emailHint}
          optional
          type="email"
          autoComplete="email"
          inputMode="email"
          placeholder="you@example.com"
          {...field('email')}
        />
        <div className={styles.pair}>
          <TextField
            label="Team name"
            optional
            autoComplete="off"
            placeholder="For the leaderboard"
            {...field('team_name')}
          />
          <TextField
            label="Voucher code"
            optional
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...field('voucher_code')}
          />
        </div>
        <PriceBreakdown offer={offer} participants={participants} />
        <Button type="submit" wide busy={isSubmitting}>
          {bookingTexts.toPayment}
        </Button>
        <p className={styles.hint}>{bookingTexts.expiry}</p>
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
