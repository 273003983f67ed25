import {
  type BookingDetails,
  bookingTexts,
  type CreateBookingOutput,
  type Offer,
  receiptAddress,
} from '@streetlore/domain/booking';
import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { BackArrow } from '../../ui/back-arrow.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Loading } from '../../ui/loading.tsx';
import { BelowPay } from './below-pay.tsx';
import styles from './booking.module.css';
import { OrderSummary } from './order-summary.tsx';
import { PaymentForm } from './payment-form.tsx';
import { appearance } from './payment-look.ts';
import { StepHeading } from './step-heading.tsx';
import { loadStripe } from './stripe.ts';

type PaymentStepProps = {
  readonly offer: Offer;
  readonly details: BookingDetails;
  readonly answer: CreateBookingOutput;
  /** Whether a payment is being made. */
  readonly paying: boolean;
  readonly onPaying: (paying: boolean) => void;
  readonly onBack: () => void;
  readonly onPaid: (paymentId: string) => void;
  /** Nothing was charged. The reason is the bank's or Stripe's, if it gave one. */
  readonly onDeclined: (reason: string | undefined) => void;
};

/** Step 2: what the visitor pays for, and how. */
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
  const clientSecret = answer.client_secret ?? '';
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
      <WithStripe clientSecret={clientSecret}>
        {(onLoadFailed) => (
          <PaymentForm
            clientSecret={clientSecret}
            amount={answer.amount}
            email={receiptAddress(details.email)}
            onPaying={onPaying}
            onPaid={onPaid}
            onDeclined={onDeclined}
            onLoadFailed={onLoadFailed}
          />
        )}
      </WithStripe>
      <BelowPay />
    </div>
  );
}

type WithStripeProps = {
  readonly clientSecret: string;
  /** The fields, which say when they could not be loaded. */
  readonly children: (onLoadFailed: () => void) => ReactNode;
};

/**
 * Loads Stripe.js and its fields. When the connection drops or the browser blocks them, the visitor
 * reads so and can try again.
 */
function WithStripe({ clientSecret, children }: WithStripeProps) {
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
  if (stripe === 'failed') return <ErrorPanel message={bookingTexts.paymentFormFailed} onRetry={load} />;
  if (stripe === 'loading') return <Loading text={bookingTexts.loadingPaymentForm} height="15rem" />;
  return (
    <Elements stripe={stripe} options={{ clientSecret, locale: 'en-GB', appearance, loader: 'never' }}>
      {children(() => setStripe('failed'))}
    </Elements>
  );
}
