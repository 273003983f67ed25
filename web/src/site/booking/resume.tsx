import type { BookingDetails } from '@streetlore/domain/booking';
import { useEffect, useRef } from 'react';
import { lookUpPayment } from '../payment/stripe.ts';
import { BookingLoading } from './tour-states.tsx';
import type { useCheckout } from './use-checkout.ts';

type ResumeProps = {
  readonly found: { readonly details: BookingDetails };
  readonly checkout: ReturnType<typeof useCheckout>;
  readonly onDone: () => void;
};

/**
 * Runs after a reload with an unpaid booking in the address. The payment may have succeeded
 * while the page was gone.
 * 1. Asks the server for the same booking again.
 * 2. Asks Stripe how far the payment got.
 * 3. Continues from there.
 */
export function Resume({ found, checkout, onDone }: ResumeProps) {
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void resume(found, checkout).then(onDone);
  });
  return <BookingLoading />;
}

async function resume({ details }: ResumeProps['found'], checkout: ResumeProps['checkout']): Promise<void> {
  const answer = await checkout.requestBooking(details);
  if (!answer) return;
  if (answer.client_secret === null) return checkout.pay({ details, answer });
  const intent = await lookUpPayment(answer.client_secret);
  if (intent && (intent.status === 'succeeded' || intent.status === 'processing')) {
    return checkout.succeeded(answer.booking_id, intent.id);
  }
  const declined = intent?.last_payment_error;
  if (declined) return checkout.declined(declined.message);
  checkout.pay({ details, answer });
}
