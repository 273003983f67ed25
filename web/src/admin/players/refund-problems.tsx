import type { Booking } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/query';
import { LiveView } from '../../data/index.ts';
import { HuntPanel } from '../hunts/hunt-panel.tsx';
import { useRefundProblems } from './data.ts';
import styles from './players.module.css';
import { playerTexts as texts } from './texts.ts';

/** Bookings with a refund that the bank has rejected. An admin repeats or closes each. */
export function RefundProblems() {
  return (
    <LiveView live={useRefundProblems()} loading={null} failed={texts.bookingsFailed}>
      {(bookings) => <RejectedRefunds bookings={bookings} />}
    </LiveView>
  );
}

export function RejectedRefunds({ bookings }: { readonly bookings: readonly WithId<Booking>[] }) {
  if (bookings.length === 0) return null;
  return (
    <section aria-labelledby="refund-problems" className={styles.list}>
      <h2 id="refund-problems" className={styles.heading}>
        {texts.rejected}
      </h2>
      <p>{texts.rejectedWhy}</p>
      {bookings.map((booking) => (
        <HuntPanel key={booking.id} size="card" booking={booking} />
      ))}
    </section>
  );
}
