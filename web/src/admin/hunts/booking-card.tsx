import { type BookingStatus, dayName, optedOutNumbers } from '@streetlore/domain/booking';
import { routes } from '@streetlore/domain/paths';
import { isErased } from '@streetlore/domain/phone';
import { Link } from 'react-router-dom';
import { phaseOf } from '../../ui/hunt-phase.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { useNow } from '../../ui/use-now.ts';
import { CallLink } from '../call-link.tsx';
import { PlayerLink } from '../player-link.tsx';
import { bookingCardTexts as texts } from './booking-card-texts.ts';
import { BookingFacts } from './booking-facts.tsx';
import { CardActions, type CardProps } from './card-actions.tsx';
import styles from './hunts.module.css';

const statuses: Readonly<Record<BookingStatus, { label: string; tone: 'plain' | 'good' | 'warn' | 'bad' }>> = {
  pending_payment: { label: 'Not paid', tone: 'warn' },
  confirmed: { label: 'Paid', tone: 'good' },
  completed: { label: 'Completed', tone: 'good' },
  expired: { label: 'Expired', tone: 'plain' },
  refunded: { label: 'Refunded', tone: 'bad' },
};

/** A paid hunt that waits for START has a single badge for both. */
const notStarted = { label: 'Paid, not started', tone: 'good' } as const;
const cancelled = { label: texts.cancelled, tone: 'bad' } as const;

const MINUTE = 60_000;

/**
 * A booking with its money, its people and the progress of its hunt. The heading leads to the
 * hunt's page.
 */
export function BookingCard({ booking, of, onRefunded, isPage = false }: CardProps) {
  const now = useNow(MINUTE);
  const phase = phaseOf(booking, now);
  const isUntouched = booking.status === 'confirmed' && booking.hunt.phase === 'ready' && !booking.hunt.paused;
  const { label, tone } = isUntouched ? notStarted : booking.cancelled_at ? cancelled : statuses[booking.status];
  // On a player's page the heading is one level lower.
  const Tour = of === undefined ? 'h3' : 'h4';
  const { payment_mismatch: mismatch, refund_problem: problem, start_window: window } = booking;
  const { page_players: pagePlayers = [] } = booking;
  const silent = optedOutNumbers(booking);
  return (
    <article className={styles.booking} aria-label={`${booking.tour_name}, ${label}`}>
      <p className={styles.badges}>
        <Badge tone={tone}>{label}</Badge>
        {booking.status === 'confirmed' && !isUntouched && <Badge tone={phase.tone}>{phase.label}</Badge>}
        {isUntouched && window && <Badge tone="plain">{texts.bookedFor(dayName(window.day, now))}</Badge>}
        {mismatch && <Badge tone="bad">{texts.mismatch}</Badge>}
        {problem && <Badge tone="bad">{texts.rejectedBadge}</Badge>}
        {booking.too_fast === 'kept' && <Badge tone="warn">{texts.tooFastBadge}</Badge>}
        {booking.disputed && <Badge tone="bad">Disputed</Badge>}
      </p>
      <Tour className={styles.tour}>
        <Link to={routes.adminHunt(booking.id)}>{booking.tour_name}</Link>
      </Tour>
      <div className={styles.progress}>
        <ProgressBar
          label={`Progress of ${booking.tour_name}`}
          value={booking.current_stop}
          max={booking.stops_count}
        />
        <span>
          {booking.current_stop}/{booking.stops_count}
        </span>
      </div>
      <BookingFacts booking={booking} now={now} />
      <ul className={styles.people} aria-label="Phones">
        {booking.phone_numbers.length === 0 && <li className={styles.role}>{texts.noPhone}</li>}
        {[...new Set(booking.phone_numbers)].map((number, place) => (
          <li key={number}>
            {number === of || isErased(number) ? <CallLink number={number} /> : <PlayerLink number={number} />}
            {place === 0 && <span className={styles.role}> booked</span>}
            {silent.includes(number) && <span className={styles.role}> {texts.silent}</span>}
          </li>
        ))}
      </ul>
      {pagePlayers.length > 0 && (
        <p className={styles.onPage}>
          <span className={styles.role}>{texts.onPage}</span> {pagePlayers.map(({ name }) => name).join(', ')}
        </p>
      )}
      <CardActions booking={booking} of={of} onRefunded={onRefunded} isPage={isPage} />
    </article>
  );
}
