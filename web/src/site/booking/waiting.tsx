import { type Booking, bookingTexts, CONFIRMATION_TIMEOUT_MS } from '@streetlore/domain/booking';
import { useEffect, useState } from 'react';
import type { Live } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBanner } from '../payment/error-banner.tsx';
import styles from './booking.module.css';
import { StepHeading } from './step-heading.tsx';

type WaitingProps = {
  readonly bookingId: string;
  /** Null when a voucher covered the total. */
  readonly paymentId: string | null;
  readonly connection: Live<Booking | null>;
};

/**
 * Shown between the card's success and the confirmed document. Says so when that takes long, and
 * goes on listening.
 */
export function Waiting({ bookingId, paymentId, connection }: WaitingProps) {
  const known = connection.status === 'ready' ? connection.data?.payment_intent_id : null;
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), CONFIRMATION_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.form} aria-busy={!late}>
      <StepHeading arrived>{bookingTexts.confirming}</StepHeading>
      {late ? (
        <ErrorBanner message={bookingTexts.saveFailed(paymentId ?? known ?? bookingId)} />
      ) : (
        <p role="status">Please keep this page open. It usually takes a second or two.</p>
      )}
      {connection.status === 'failed' && <Button onClick={connection.retry}>Try Again</Button>}
    </div>
  );
}
