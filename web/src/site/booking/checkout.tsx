import { type Booking, bookingFormSchema, bookingTexts, formOf, type Offer } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/query';
import { useEffect, useState } from 'react';
import type { Live } from '../../data/index.ts';
import { removeDraft } from '../form/draft.ts';
import { DetailsStep } from './details-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { Resume } from './resume.tsx';
import { useBookingAddress } from './use-booking-address.ts';
import { useBookingForm } from './use-booking-form.ts';
import { useCheckout } from './use-checkout.ts';
import { Waiting } from './waiting.tsx';

type CheckoutProps = {
  readonly offer: Offer;
  /** The unpaid booking that a reload found; null for a new one. Only the first render reads it. */
  readonly unpaid: WithId<Booking> | null;
  readonly onCreated: (bookingId: string) => void;
  /**
   * The booking's listener. The page says so when the listener has failed while a payment waits for
   * it.
   */
  readonly connection: Live<Booking | null>;
};

/**
 * The two-step panel. It keeps what visitors type, so the form is still filled in after Back or a
 * declined card. The tab's storage keeps it too, until the booking is paid, for visitors who leave
 * the page.
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
  const form = useBookingForm(draft, found?.form);
  const checkout = useCheckout({ offer, form, known: found, onCreated });
  const { stage } = checkout;
  const { bookingId, back } = useBookingAddress();
  const [paying, setPaying] = useState(false);
  const waitsFor = stage.name === 'waiting' ? stage.bookingId : null;
  useEffect(() => {
    if (waitsFor === null) return;
    removeDraft(draft);
    // A visitor who goes back while the payment runs still sees how it ends.
    if (waitsFor !== bookingId) onCreated(waitsFor);
  }, [waitsFor, bookingId, draft, onCreated]);

  if (found && resuming) return <Resume found={found} checkout={checkout} onDone={() => setResuming(false)} />;
  // Back leads to the address without the booking. A card that is being charged stays on screen.
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
  return (
    <DetailsStep form={form} offer={offer} error={error} isReturn={isReturn} onContinue={checkout.continueToPayment} />
  );
}
