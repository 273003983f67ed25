import type { Booking } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/query';
import { useSearchParams } from 'react-router-dom';
import { BookingCard } from './booking-card.tsx';
import { useHuntTour } from './data.ts';
import styles from './hunts.module.css';
import { StopPanel, StopTable } from './stop-panel.tsx';
import { HuntThread } from './thread/hunt-thread.tsx';

export type WholeHuntProps = {
  readonly booking: WithId<Booking>;
  /** The phone that the address names. */
  readonly of?: string | undefined;
  readonly now: Date;
};

/** A hunt with its messages, its stop and the steps there, the stops before, and its booking. */
export function WholeHunt({ booking, of, now }: WholeHuntProps) {
  const tour = useHuntTour(booking.id);
  const [params] = useSearchParams();
  return (
    <div className={styles.columns}>
      {/* Their words come first: on a phone everything else stands below them. */}
      <HuntThread booking={booking} />
      <div className={styles.column}>
        <StopPanel booking={booking} tour={tour} now={now} />
        <StopTable booking={booking} tour={tour.status === 'ready' ? tour.data : null} />
        <BookingCard key={params.toString()} booking={booking} of={of} isPage />
      </div>
    </div>
  );
}
