import { formatPence } from '@streetlore/domain/money';
import { CardCvcElement, CardExpiryElement, CardNumberElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeError } from '@stripe/stripe-js';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './booking.module.css';
import { CardField } from './card-field.tsx';
import { ErrorBanner } from './error-banner.tsx';

type CardFormProps = {
  readonly clientSecret: string;
  /** In pence. */
  readonly amount: number;
  readonly email: string | null;
  readonly onPaying: (paying: boolean) => void;
  readonly onPaid: (paymentId: string) => void;
  readonly onDeclined: (message: string | undefined) => void;
};

/**
 * The id of a payment that had already succeeded, for example when the answer to the first attempt
 * was lost.
 */
const alreadyPaid = (error: StripeError) =>
  error.payment_intent?.status === 'succeeded' ? error.payment_intent.id : undefined;

/**
 * The card, in Stripe's own fields under the product's labels. Asks the bank (3-D Secure) when
 * Stripe says so.
 */
export function CardForm({ clientSecret, amount, email, onPaying, onPaid, onDeclined }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [busy, setBusy] = useState(false);
  const [incomplete, setIncomplete] = useState<string | null>(null);

  const setPaying = (paying: boolean) => {
    setBusy(paying);
    onPaying(paying);
  };

  const confirm = async () => {
    const card = elements?.getElement(CardNumberElement);
    if (!stripe || !card) return;
    setIncomplete(null);
    setPaying(true);
    try {
      const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret, {
        payment_method: { card, billing_details: email ? { email } : {} },
      });
      setPaying(false);
      if (paymentIntent?.status === 'succeeded' || paymentIntent?.status === 'processing')
        return onPaid(paymentIntent.id);
      const paidBefore = error && alreadyPaid(error);
      if (paidBefore) return onPaid(paidBefore);
      if (error?.type === 'validation_error') return setIncomplete(error.message ?? 'Check the card details.');
      onDeclined(error?.message);
    } catch (thrown) {
      console.error('The card could not be confirmed', thrown);
      setPaying(false);
      onDeclined(undefined);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void confirm();
  };

  return (
    <form noValidate onSubmit={submit} className={styles.card}>
      {incomplete && <ErrorBanner message={incomplete} />}
      <CardField element={CardNumberElement} label="Card number" disabled={busy} />
      <div className={styles.pair}>
        <CardField element={CardExpiryElement} label="Expiry date" disabled={busy} />
        <CardField element={CardCvcElement} label="CVC" disabled={busy} />
      </div>
      <Button type="submit" wide busy={busy} disabled={!stripe}>
        Pay {formatPence(amount)}
      </Button>
    </form>
  );
}
