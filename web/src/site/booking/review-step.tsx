import { bookingTexts, type Offer } from '@streetlore/domain/booking';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { BackButton } from '../form/back.tsx';
import styles from './booking.module.css';
import { OrderSummary } from './order-summary.tsx';
import { StepHeading } from './step-heading.tsx';
import type { Placed } from './use-checkout.ts';

type ReviewStepProps = Placed & {
  readonly offer: Offer;
  readonly onBook: () => Promise<void>;
  readonly onBack: () => void;
};

/** Step 2 of a booking with a gift or a voucher: what it pays, and what is left for a card. */
export function ReviewStep({ offer, details, answer, onBook, onBack }: ReviewStepProps) {
  const [busy, setBusy] = useState(false);
  const isFree = answer.amount === 0;
  const book = async () => {
    setBusy(true);
    await onBook();
    setBusy(false);
  };
  return (
    <div className={styles.form}>
      <BackButton onBack={onBack} disabled={busy}>
        {bookingTexts.toDetails}
      </BackButton>
      <StepHeading step={isFree ? 'Step 2 of 2' : 'Step 2 of 3'} arrived>
        {bookingTexts.review}
      </StepHeading>
      <OrderSummary offer={offer} details={details} answer={answer} />
      <Button wide busy={busy} onClick={() => void book()}>
        {isFree ? bookingTexts.bookFree : bookingTexts.toPayment}
      </Button>
      <p className={styles.hint}>{bookingTexts.changeRule}</p>
    </div>
  );
}
