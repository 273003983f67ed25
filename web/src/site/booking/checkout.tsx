import {
  type Booking,
  type BookingForm,
  bookingFormOf,
  bookingFormSchema,
  emptyBookingForm,
  type Offer,
} from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/query';
import { useEffect, useState } from 'react';
import type { Live } from '../../data/index.ts';
import { dropCode } from '../form/carried-code.ts';
import { draftOf, removeDraft } from '../form/draft.ts';
import { DetailsStep } from './details-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { Resume } from './resume.tsx';
import { ReviewStep } from './review-step.tsx';
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
    // The booking keeps neither, and this tab does.
    const { invoice, gift_code } = draftOf<BookingForm>(draft, emptyBookingForm());
    const form = { ...bookingFormOf(unpaid), invoice, gift_code };
    const parsed = bookingFormSchema.safeParse(form);
    return parsed.success ? { id: unpaid.id, form, details: parsed.data } : null;
  });
  const [resuming, setResuming] = useState(found !== null);
  const form = useBookingForm(draft, found?.form);
  const { bookingId, isReview, review, back } = useBookingAddress();
  const checkout = useCheckout({ offer, form, known: found, onCreated, onReview: review });
  const { stage, opened } = checkout;
  const [paying, setPaying] = useState(false);
  const waitsFor = stage.name === 'waiting' ? stage.bookingId : null;
  useEffect(() => {
    if (waitsFor === null) return;
    removeDraft(draft);
    dropCode();
    // A visitor who goes back while the payment runs still sees how it ends.
    if (waitsFor !== bookingId) onCreated(waitsFor);
  }, [waitsFor, bookingId, draft, onCreated]);

  if (found && resuming) return <Resume found={found} checkout={checkout} onDone={() => setResuming(false)} />;
  if (stage.name === 'waiting') return <Waiting {...stage} connection={connection} />;
  const onBack = () => back() || checkout.backToDetails();
  // Back leads to the address without the booking or the review.
  if (stage.name === 'review' && isReview)
    return (
      <ReviewStep offer={offer} {...stage} onBook={() => checkout.place(stage.details, stage.answer)} onBack={onBack} />
    );
  // A payment under way stays on screen.
  const isPayment = stage.name === 'payment' && (paying || bookingId === stage.answer.booking_id);
  return (
    <>
      {opened && (
        <div hidden={!isPayment}>
          <PaymentStep
            key={opened.answer.booking_id}
            offer={offer}
            {...opened}
            isShown={isPayment}
            paying={paying}
            onPaying={setPaying}
            onBack={onBack}
            onPaid={(paymentId) => checkout.succeeded(opened.answer.booking_id, paymentId)}
            onDeclined={checkout.declined}
          />
        </div>
      )}
      {!isPayment && (
        <DetailsStep
          form={form}
          offer={offer}
          error={stage.name === 'details' ? stage.error : null}
          isDeclined={stage.name === 'details' && stage.isDeclined}
          isReturn={stage.name !== 'details' || stage.isReturn}
          wasSent={checkout.wasSent}
          onContinue={checkout.continueToPayment}
        />
      )}
    </>
  );
}
