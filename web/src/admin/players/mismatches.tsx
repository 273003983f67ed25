import type { Booking } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/query';
import { LiveView } from '../../data/index.ts';
import { BookingCard } from './booking-card.tsx';
import { useMismatchedBookings } from './bookings.ts';
import styles from './players.module.css';
import { playerTexts as texts } from './texts.ts';

/**
 * Bookings whose payment differs from their price. An admin accepts or refunds each. Renders
 * nothing when there are none.
 */
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
        <BookingCard key={booking.id} booking={booking} />
      ))}
    </section>
  );
}
