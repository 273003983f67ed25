import { type BookingDetails, bookingTexts, type CreateBookingOutput, type Offer } from '@streetlore/domain/booking';
import { BackButton } from '../form/back.tsx';
import { PayFor, type PayForProps } from '../payment/pay-for.tsx';
import { BelowPay } from './below-pay.tsx';
import styles from './booking.module.css';
import { OrderSummary } from './order-summary.tsx';
import { StepHeading } from './step-heading.tsx';

type PaymentStepProps = Omit<PayForProps, 'email'> & {
  readonly offer: Offer;
  readonly details: BookingDetails;
  readonly answer: CreateBookingOutput;
  /** Whether the step is on screen. Its fields keep what was typed while it is not. */
  readonly isShown: boolean;
  /** Whether a payment is being made. */
  readonly paying: boolean;
  readonly onBack: () => void;
};

/** Step 2: what the visitor pays for, and how. */
export function PaymentStep({ offer, details, answer, isShown, paying, onBack, ...on }: PaymentStepProps) {
  return (
    <div className={styles.form}>
      <BackButton onBack={onBack} disabled={paying}>
        {bookingTexts.toDetails}
      </BackButton>
      <StepHeading step={answer.gift ? 'Step 3 of 3' : 'Step 2 of 2'} arrived={isShown}>
        {bookingTexts.step2}
      </StepHeading>
      <OrderSummary offer={offer} details={details} answer={answer} />
      <PayFor answer={answer} email={details.email} {...on} />
      <BelowPay isOnPage={details.phone_numbers.length === 0} />
    </div>
  );
}
