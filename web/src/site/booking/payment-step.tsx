import {
  type BookingDetails,
  bookingTexts,
  type CreateBookingOutput,
  type Offer,
  receiptAddress,
} from '@streetlore/domain/booking';
import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useState } from 'react';
import { BackArrow } from '../../ui/back-arrow.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Loading } from '../../ui/loading.tsx';
import { BelowPay } from './below-pay.tsx';
import styles from './booking.module.css';
import { CardForm } from './card-form.tsx';
import { OrderSummary } from './order-summary.tsx';
import { StepHeading } from './step-heading.tsx';
import { loadStripe } from './stripe.ts';

type PaymentStepProps = {
  readonly offer: Offer;
  readonly details: BookingDetails;
  readonly answer: CreateBookingOutput;
  /** Whether a card is being charged. */
  readonly paying: boolean;
  readonly onPaying: (paying: boolean) => void;
  readonly onBack: () => void;
  readonly onPaid: (paymentId: string) => void;
  /** The card was not charged. The message is the card's, if it has one. */
  readonly onDeclined: (message: string | undefined) => void;
};

/** Step 2: what the visitor pays for, and the card. */
export function PaymentStep({
  offer,
  details,
  answer,
  paying,
  onPaying,
  onBack,
  onPaid,
  onDeclined,
}: PaymentStepProps) {
  return (
    <div className={styles.form}>
      <button type="button" className={styles.back} onClick={onBack} disabled={paying}>
        <BackArrow />
        {bookingTexts.toDetails}
      </button>
      <StepHeading step="Step 2 of 2" arrived>
        {bookingTexts.step2}
      </StepHeading>
      <OrderSummary offer={offer} details={details} amount={answer.amount} />
      <WithStripe>
        <CardForm
          clientSecret={answer.client_secret ?? ''}
          amount={answer.amount}
          email={receiptAddress(details.email)}
          onPaying={onPaying}
          onPaid={onPaid}
          onDeclined={onDeclined}
        />
      </WithStripe>
      <BelowPay />
    </div>
  );
}

const fonts = { fontFamily: 'Archivo, system-ui, sans-serif' };

/**
 * Loads Stripe.js. When the connection drops or the browser blocks the script, the visitor reads so
 * and can try again.
 */
function WithStripe({ children }: { readonly children: React.ReactNode }) {
  const [stripe, setStripe] = useState<Stripe | 'loading' | 'failed'>('loading');
  const load = useCallback(() => {
    let shown = true;
    setStripe('loading');
    loadStripe().then(
      (loaded) => shown && setStripe(loaded),
      (error: unknown) => {
        console.error('Stripe.js could not be loaded', error);
        if (shown) setStripe('failed');
      },
    );
    return () => {
      shown = false;
    };
  }, []);
  useEffect(load, [load]);
  if (stripe === 'failed') return <ErrorPanel message={bookingTexts.cardFormFailed} onRetry={load} />;
  if (stripe === 'loading') {
    return <Loading text="Loading card form..." height="12rem" />;
  }
  return (
    <Elements stripe={stripe} options={{ locale: 'en-GB', appearance: { variables: fonts } }}>
      {children}
    </Elements>
  );
}
