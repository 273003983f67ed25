import type { Booking } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/query';
import { LiveView } from '../../data/index.ts';
import { HuntPanel } from '../hunts/hunt-panel.tsx';
import { useMismatchedBookings } from './data.ts';
import styles from './players.module.css';
import { playerTexts as texts } from './texts.ts';

/** Bookings whose payment differs from their price. An admin accepts or refunds each. */
export function Mismatches() {
  return (
    <LiveView live={useMismatchedBookings()} loading={null} failed={texts.bookingsFailed}>
      {(bookings) => <MismatchedBookings bookings={bookings} />}
    </LiveView>
  );
}

export function MismatchedBookings({ bookings }: { readonly bookings: readonly WithId<Booking>[] }) {
  if (bookings.length === 0) return null;
  return (
    <section aria-labelledby="mismatches" className={styles.list}>
      <h2 id="mismatches" className={styles.heading}>
        {texts.mismatches}
      </h2>
      <p>{texts.mismatchesWhy}</p>
      {bookings.map((booking) => (
        <HuntPanel key={booking.id} size="card" booking={booking} />
      ))}
    </section>
  );
}
