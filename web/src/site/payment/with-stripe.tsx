import { bookingTexts } from '@streetlore/domain/booking';
import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Loading } from '../../ui/loading.tsx';
import { appearance } from './payment-look.ts';
import { loadStripe } from './stripe.ts';

type WithStripeProps = {
  readonly clientSecret: string;
  readonly children: (onLoadFailed: () => void) => ReactNode;
};

/**
 * Loads Stripe.js. When the connection drops or the browser blocks it, the visitor can try again.
 */
export function WithStripe({ clientSecret, children }: WithStripeProps) {
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
