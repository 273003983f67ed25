import {
  type Booking,
  type BookingStatus,
  dayName,
  dayOfHunt,
  optedOutNumbers,
  othersOf,
  pendingRefundPence,
} from '@streetlore/domain/booking';
import { formatPence, formatSum } from '@streetlore/domain/money';
import { routes } from '@streetlore/domain/paths';
import { isErased } from '@streetlore/domain/phone';
import type { WithId } from '@streetlore/domain/query';
import { formatMoment, formatWeekdayMoment } from '@streetlore/domain/time';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { phaseOf } from '../../ui/hunt-phase.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { useNow } from '../../ui/use-now.ts';
import { CallLink } from '../call-link.tsx';
import { PartyLink } from '../party-link.tsx';
import { BookingActions } from './booking-actions.tsx';
import { useVoucher } from './data.ts';
import { PlayerLink } from './player-link.tsx';
import styles from './players.module.css';
import { playerTexts as texts } from './texts.ts';

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

type BookingCardProps = {
  readonly booking: WithId<Booking>;
  /** The number whose page shows the booking. */
  readonly of?: string;
  /** Called when money was given back. */
  readonly onRefunded?: () => void;
};

function refundedOf({ refunded_amount, refunds }: Booking): string | null {
  const pending = pendingRefundPence(refunds);
  if (refunded_amount === 0) return null;
  const sum = formatPence(refunded_amount);
  return pending > 0 ? texts.onTheWay(sum, formatPence(pending)) : sum;
}

/**
 * A booking with its money, its people and the progress of its hunt. The heading leads to the
 * hunt's page.
 */
export function BookingCard({ booking, of, onRefunded }: BookingCardProps) {
  const now = useNow(MINUTE);
  const phase = phaseOf(booking, now);
  const isUntouched = booking.status === 'confirmed' && booking.hunt.phase === 'ready' && !booking.hunt.paused;
  const { label, tone } = isUntouched ? notStarted : booking.cancelled_at ? cancelled : statuses[booking.status];
  // On a player's page the heading is one level lower.
  const Tour = of === undefined ? 'h3' : 'h4';
  const isWaiting = booking.started_at === null && (booking.status === 'confirmed' || booking.status === 'expired');
  const { payment_mismatch: mismatch, refund_problem: problem, refund_due: due, start_window: window } = booking;
  const { page_players: pagePlayers = [] } = booking;
  const day = window?.day ?? (isWaiting ? dayOfHunt(booking) : null);
  const silent = optedOutNumbers(booking);
  // Nobody knows any more who had a phone once the numbers are deleted.
  const others = booking.cleared_at ? 0 : othersOf(booking.participants, booking.phone_numbers.length);
  const when = (at: Date | null) => (at ? formatMoment(at) : null);
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Team', `${booking.team_name ?? texts.noTeam}${booking.unlisted ? texts.unlisted : ''}`],
    ['Party', booking.party ? <PartyLink key="party" id={booking.party.id} /> : null],
    // The price does not cover teammates who joined later, so the number of players stands apart.
    ['Price', formatPence(booking.amount)],
    ['Players', texts.players(booking.participants, others)],
    [
      'Received',
      mismatch ? texts.received(formatSum(mismatch.received, mismatch.currency), formatPence(booking.amount)) : null,
    ],
    ['Refunded', refundedOf(booking)],
    ['Refund due', due ? texts.owed(formatPence(due.amount)) : null],
    ['Rejected', problem ? texts.rejectedSum(formatPence(problem.amount), problem.reason) : null],
    ['Voucher', booking.voucher_code && <Code code={booking.voucher_code} />],
    ['Booked', when(booking.created_at)],
    ['Paid', when(booking.confirmed_at)],
    ['Booked for', day && dayName(day, now)],
    ['Can be started', isWaiting && window ? texts.from(formatWeekdayMoment(window.opens_at)) : null],
    ['Expires', isWaiting ? when(booking.expires_at) : null],
    ['Cancelled', booking.cancelled_at ? texts.cancelledOn(formatMoment(booking.cancelled_at)) : null],
    ['Started', when(booking.started_at)],
    ['Completed', when(booking.completed_at)],
    ['Score', booking.started_at ? booking.hunt.score : null],
    ['Result', booking.too_fast ? texts.tooFast[booking.too_fast] : null],
  ];
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
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== null)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <ul className={styles.people} aria-label="Phones">
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
      <BookingActions booking={booking} of={of} onRefunded={onRefunded} />
    </article>
  );
}

function Code({ code }: { readonly code: string }) {
  const live = useVoucher(code);
  if (live.status !== 'ready' || !live.data) return code;
  return `${code}, ${live.data.uses_left} of ${live.data.uses} left`;
}
