import { receiptAddress } from '@streetlore/domain/booking';
import { PaymentForm } from './payment-form.tsx';
import { WithStripe } from './with-stripe.tsx';

export type PayForProps = {
  /** What the server charges, and what the card form needs. */
  readonly answer: { readonly amount: number; readonly client_secret: string | null };
  readonly email: string | null;
  readonly onPaying: (paying: boolean) => void;
  readonly onPaid: (paymentId: string) => void;
  /** Nothing was charged. The reason is the bank's or Stripe's, if it gave one. */
  readonly onDeclined: (reason: string | undefined) => void;
};

/** Stripe.js with its card form. */
export function PayFor({ answer, email, ...on }: PayForProps) {
  const clientSecret = answer.client_secret ?? '';
  return (
    <WithStripe clientSecret={clientSecret}>
      {(onLoadFailed) => (
        <PaymentForm
          clientSecret={clientSecret}
          amount={answer.amount}
          email={receiptAddress(email)}
          onLoadFailed={onLoadFailed}
          {...on}
        />
      )}
    </WithStripe>
  );
}
