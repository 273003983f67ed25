import { type Booking, bookingTexts } from '@streetlore/domain/booking';
import type { Live } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { Confirming } from '../payment/confirming.tsx';
import styles from './booking.module.css';
import { StepHeading } from './step-heading.tsx';

type WaitingProps = {
  readonly bookingId: string;
  /** Null when a voucher covered the total. */
  readonly paymentId: string | null;
  readonly connection: Live<Booking | null>;
};

/** Shown between the card's success, or the voucher's press, and the confirmed document. */
export function Waiting({ bookingId, paymentId, connection }: WaitingProps) {
  return (
    <div className={styles.form}>
      <StepHeading arrived>{paymentId ? bookingTexts.confirming : bookingTexts.confirmingVoucher}</StepHeading>
      <Confirming paymentId={paymentId ?? bookingId} />
      {connection.status === 'failed' && <Button onClick={connection.retry}>Try Again</Button>}
    </div>
  );
}
