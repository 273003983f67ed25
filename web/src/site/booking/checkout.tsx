import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type Booking,
  type BookingDetails,
  type BookingForm,
  bookingFormSchema,
  bookingTexts,
  emptyBookingForm,
  formOf,
  type Offer,
} from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Live } from '../../data/index.ts';
import { draftOf, dropDraft, useDraft } from '../form/draft.ts';
import { DetailsStep } from './details-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { Resume } from './resume.tsx';
import { useBookingAddress } from './use-booking-address.ts';
import { useCheckout } from './use-checkout.ts';
import { Waiting } from './waiting.tsx';

type CheckoutProps = {
  readonly offer: Offer;
  /** The unpaid booking that a reload found; null for a new one. Read when the steps first appear. */
  readonly unpaid: WithId<Booking> | null;
  readonly onCreated: (bookingId: string) => void;
  /** The booking's listener, to say so when it has failed while a payment waits for it. */
  readonly connection: Live<Booking | null>;
};

/**
 * The two-step panel. What is typed lives here, so that going back and a declined card find everything still filled in; and in the
 * tab's storage until it is paid for, for whoever leaves the page.
 */
export function Checkout({ offer, unpaid, onCreated, connection }: CheckoutProps) {
  const draft = `booking of ${offer.id}`;
  const [found] = useState(() => {
    if (!unpaid) return null;
    const form = formOf(unpaid);
    const parsed = bookingFormSchema.safeParse(form);
    return parsed.success ? { id: unpaid.id, form, details: parsed.data, error: unpaid.payment_error } : null;
  });
  const [resuming, setResuming] = useState(found !== null);
  const form = useForm<BookingForm, unknown, BookingDetails>({
    resolver: standardSchemaResolver(bookingFormSchema),
    shouldFocusError: false,
    defaultValues: found?.form ?? draftOf<BookingForm>(draft, emptyBookingForm()),
  });
  useDraft(draft, form);
  const checkout = useCheckout({ offer, form, known: found, onCreated });
  const { stage } = checkout;
  const { bookingId, back } = useBookingAddress();
  const [paying, setPaying] = useState(false);
  const waitsFor = stage.name === 'waiting' ? stage.bookingId : null;
  useEffect(() => {
    if (waitsFor === null) return;
    dropDraft(draft);
    // Whoever goes back while it is paid for hears all the same what becomes of it.
    if (waitsFor !== bookingId) onCreated(waitsFor);
  }, [waitsFor, bookingId, draft, onCreated]);

  if (found && resuming) return <Resume found={found} checkout={checkout} onDone={() => setResuming(false)} />;
  // Back leads to the address without the booking; a card that is being charged stays on screen.
  if (stage.name === 'payment' && (paying || bookingId === stage.answer.booking_id)) {
    const { answer, details } = stage;
    return (
      <PaymentStep
        offer={offer}
        details={details}
        answer={answer}
        paying={paying}
        onPaying={setPaying}
        onBack={() => back() || checkout.backToDetails(null)}
        onPaid={(paymentId) => checkout.succeeded(answer.booking_id, paymentId)}
        onDeclined={(message) => checkout.backToDetails(message ?? bookingTexts.paymentFailed)}
      />
    );
  }
  if (stage.name === 'waiting') return <Waiting {...stage} connection={connection} />;
  const isReturn = stage.name === 'payment' || stage.isReturn;
  const error = stage.name === 'payment' ? null : stage.error;
  return <DetailsStep {...{ form, offer, error, isReturn }} onContinue={checkout.continueToPayment} />;
}
