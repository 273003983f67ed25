import { newHunt, stoppedHunt } from '../hunt/state.ts';
import { type Decision, decided, refused } from '../problem/index.ts';
import { after } from '../time/index.ts';
import type { ClosedDay } from '../tour/closed-day-schema.ts';
import { addTeammate } from './admin-actions.ts';
import { moneyOf, oneTimeChangeMore, promisedEnd } from './lifecycle.ts';
import { CANCEL_BEFORE_HOURS, CANCEL_WITHIN_HOURS } from './limits.ts';
import type { Booking } from './schema.ts';
import { mayChoose, waitingHunt } from './start-window.ts';
import { bookingChangeTexts as texts } from './texts.ts';

const HOUR = 3_600_000;

const no = (message: string, field?: string): Decision<never> =>
  refused({ code: 'failed-precondition', message, ...(field && { field }) });

/** Whether a visitor may still change a booking: it is paid, waits for START and has not run out. */
export function mayChange(booking: Booking, now: Date): Decision<null> {
  if (booking.cancelled_at) return no(texts.cancelled);
  if (booking.confirmed_at === null) return no(texts.unpaid);
  if (booking.started_at !== null) return no(texts.started);
  if (booking.status !== 'confirmed' || booking.hunt.phase !== 'ready') return no(texts.over);
  return booking.expires_at !== null && booking.expires_at <= now ? no(texts.over) : decided(null);
}

/**
 * The fields that change when a visitor moves a booking to another day, or to today. The money
 * stays as it is. A hunt that was moved can be started until the end of its new time. It can be
 * cancelled until 24 hours before its new day only if it could still be cancelled when it was moved.
 * @param day a London day, or null for today
 * @param closed the days on which the tour cannot be booked
 */
export function moveBooking(
  booking: Booking,
  day: string | null,
  closed: readonly ClosedDay[],
  now: Date,
): Decision<Partial<Booking>> {
  const may = mayChange(booking, now);
  if (!may.ok) return may;
  const isSame = (booking.start_window?.day ?? null) === day;
  if (isSame) return no(texts.sameDay, 'day');
  const chosen = mayChoose(day, closed, now);
  if (!chosen.ok) return chosen;
  const start_window = chosen.value;
  const { expiry_hours } = booking;
  const expires_at = promisedEnd({ expiry_hours, start_window }, now);
  return decided({
    start_window,
    ...oneTimeChangeMore(booking),
    ...(!isInTimeToCancel(booking, now) && { moved_late: true }),
    hunt: waitingHunt({ ...booking, start_window, expires_at }, now),
    expires_at,
  });
}

/** Whether an admin may move a booking: until START, so also after its time has run out. */
export const mayMoveForAdmin = (booking: Booking, now: Date): Decision<null> => mayChange(asIfInTime(booking), now);

/**
 * `moveBooking` for an admin. A hunt that has run out waits for START again.
 * @param day a London day, or null for today
 * @param closed the days on which the tour cannot be booked
 */
export function moveBookingForAdmin(
  booking: Booking,
  day: string | null,
  closed: readonly ClosedDay[],
  now: Date,
): Decision<Partial<Booking>> {
  const moved = moveBooking(asIfInTime(booking), day, closed, now);
  return moved.ok ? decided({ ...moved.value, status: 'confirmed' }) : moved;
}

/** A booking that nobody has started, as if its time had not run out. */
function asIfInTime(booking: Booking): Booking {
  if (booking.started_at !== null || booking.cleared_at) return booking;
  const isExpired = booking.status === 'expired';
  return { ...booking, expires_at: null, ...(isExpired && { status: 'confirmed', hunt: newHunt() }) };
}

/**
 * Until when a visitor can cancel a booking and get all the money back: 24 hours before its day, or
 * within an hour of paying for today. Null before payment, and for a booking that was moved too late
 * to be cancelled.
 */
export function cancelUntil({
  confirmed_at,
  start_window,
  moved_late,
}: Pick<Booking, 'confirmed_at' | 'start_window' | 'moved_late'>): Date | null {
  if (moved_late) return null;
  if (start_window) return after(start_window.opens_at, -CANCEL_BEFORE_HOURS * HOUR);
  return confirmed_at && after(confirmed_at, CANCEL_WITHIN_HOURS * HOUR);
}

function isInTimeToCancel(booking: Booking, now: Date): boolean {
  const until = cancelUntil(booking);
  return until !== null && until >= now;
}

/**
 * The fields that change when a visitor cancels a booking. The hunt ends at once, so no START can
 * overtake the refund. `refund_due` remains until Stripe has taken the refund over.
 * @param request_id the idempotency key of the refund
 */
export function cancelBooking(booking: Booking, request_id: string, now: Date): Decision<Partial<Booking>> {
  const may = mayChange(booking, now);
  if (!may.ok) return may;
  if (!isInTimeToCancel(booking, now)) return no(texts.tooLateToCancel);
  const { paid, refunded } = moneyOf(booking);
  const amount = paid - refunded;
  return decided({
    status: 'refunded',
    cancelled_at: now,
    hunt: stoppedHunt(booking.hunt, now),
    ...(amount > 0 && {
      refund_due: { request_id, amount, at: now },
      refunding: { request_id, up_to: paid, asked_at: now },
    }),
  });
}

/**
 * Whether a visitor may still add a phone: until the hunt is over. After START nobody replaces a phone, because
 * a stranger with the link could take the hunt from its players. A player with a new phone uses the page.
 */
const mayAddPhone = (booking: Booking, now: Date): Decision<null> =>
  isBeingPlayed(booking) ? decided(null) : mayChange(booking, now);

const isBeingPlayed = ({ status, started_at, hunt: { phase } }: Booking): boolean =>
  status === 'confirmed' && started_at !== null && (phase === 'puzzle' || phase === 'reward');

/**
 * The fields that change when a visitor adds a phone to a booking, or replaces one before START.
 * @param place the position of the phone to replace, from 0; null to add one
 * @param hasOptedOut whether the new phone has opted out of texts
 */
export function changePhone(
  booking: Booking,
  { phone_number, place }: { phone_number: string; place: number | null },
  hasOptedOut: boolean,
  now: Date,
): Decision<Partial<Booking>> {
  const may = place === null ? mayAddPhone(booking, now) : mayChange(booking, now);
  if (!may.ok) return may;
  if (place === null && booking.phone_numbers.length >= booking.participants) return no(texts.paidFor, 'phone_number');
  const insteadOf = place === null ? null : (booking.phone_numbers[place] ?? null);
  if (place !== null && insteadOf === null) return no(texts.phoneGone, 'place');
  return addTeammate(booking, phone_number, { hasOptedOut, insteadOf });
}
