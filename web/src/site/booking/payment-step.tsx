import {
  type BookingDetails,
  bookingTexts,
  type CreateBookingOutput,
  type Offer,
  receiptAddress,
} from '@streetlore/domain/booking';
import { BackArrow } from '../../ui/back-arrow.tsx';
import { PaymentForm } from '../payment/payment-form.tsx';
import { WithStripe } from '../payment/with-stripe.tsx';
import { BelowPay } from './below-pay.tsx';
import styles from './booking.module.css';
import { OrderSummary } from './order-summary.tsx';
import { StepHeading } from './step-heading.tsx';

type PaymentStepProps = {
  readonly offer: Offer;
  readonly details: BookingDetails;
  readonly answer: CreateBookingOutput;
  /** Whether the step is on screen. Its fields keep what was typed while it is not. */
  readonly isShown: boolean;
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
  isShown,
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
      <StepHeading step={answer.gift ? 'Step 3 of 3' : 'Step 2 of 2'} arrived={isShown}>
        {bookingTexts.step2}
      </StepHeading>
      <OrderSummary offer={offer} details={details} answer={answer} />
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
      <BelowPay isOnPage={details.phone_numbers.length === 0} />
    </div>
  );
}
