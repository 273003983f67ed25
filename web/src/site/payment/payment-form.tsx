import { bookingTexts } from '@streetlore/domain/booking';
import { formatPence } from '@streetlore/domain/money';
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripePaymentElementChangeEvent } from '@stripe/stripe-js';
import { type FormEvent, useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { ErrorBanner } from './error-banner.tsx';
import styles from './payment.module.css';
import { paymentOptions } from './payment-look.ts';
import { type Outcome, outcomeOf } from './payment-outcome.ts';
import { lookUpPayment } from './stripe.ts';

type Problem = Exclude<Outcome, { readonly name: 'paid' | 'declined' }>;

function problemOf(outcome: Problem): string {
  if (outcome.name === 'unclear') return bookingTexts.unclear;
  const reason = outcome.reason ?? bookingTexts.paymentFailed;
  return outcome.name === 'incomplete' ? reason : bookingTexts.notCharged(reason);
}

type PaymentFormProps = {
  readonly clientSecret: string;
  /** In pence. */
  readonly amount: number;
  readonly email: string | null;
  readonly onPaying: (paying: boolean) => void;
  readonly onPaid: (paymentId: string) => void;
  readonly onDeclined: (reason: string | undefined) => void;
  readonly onLoadFailed: () => void;
};

/**
 * Stripe's Payment Element. Stripe.js asks the bank (3-D Secure) in a dialog when Stripe says so.
 */
export function PaymentForm(props: PaymentFormProps) {
  const { clientSecret, amount, email, onPaying, onPaid, onDeclined, onLoadFailed } = props;
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [way, setWay] = useState('card');
  const options = useMemo(() => ({ ...paymentOptions(email), readOnly: busy }), [email, busy]);

  const setPaying = (paying: boolean) => {
    setBusy(paying);
    onPaying(paying);
  };

  const pay = async () => {
    if (!stripe || !elements) return;
    setProblem(null);
    setPaying(true);
    const confirm = () =>
      stripe.confirmPayment({
        elements,
        confirmParams: {
          // The server allows no way to pay that leads to another page. Should one do so, the
          // booking's own address resumes where the payment stands.
          return_url: window.location.href,
          payment_method_data: { billing_details: email === null ? {} : { email } },
        },
        redirect: 'if_required',
      });
    const outcome = await outcomeOf(confirm, () => lookUpPayment(clientSecret));
    setPaying(false);
    if (outcome.name === 'paid') onPaid(outcome.paymentId);
    else if (outcome.name === 'declined') onDeclined(outcome.reason);
    else setProblem(problemOf(outcome));
  };

  // A problem with one way to pay is none with another.
  const choose = ({ value }: StripePaymentElementChangeEvent) => {
    if (value.type !== way) setProblem(null);
    setWay(value.type);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void pay();
  };

  return (
    <form noValidate onSubmit={submit} className={styles.payment}>
      {problem && <ErrorBanner message={problem} />}
      {!ready && <Loading text={bookingTexts.loadingPaymentForm} height="15rem" />}
      <PaymentElement options={options} onReady={() => setReady(true)} onChange={choose} onLoadError={onLoadFailed} />
      <Button type="submit" wide busy={busy} disabled={!ready}>
        Pay {formatPence(amount)}
      </Button>
    </form>
  );
}
