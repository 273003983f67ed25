import { newHunt, stoppedHunt } from '../hunt/state.ts';
import { poundsOf } from '../money/index.ts';
import { after } from '../time/index.ts';
import type { Tour } from '../tour/schema.ts';
import { EXPIRY_HOURS } from '../wording/figures.ts';
import { type ReportedRefund, refundedPence, rejectedRefundPence, withRefunds } from './refunds.ts';
import type { Booking } from './schema.ts';
import { closesAt, startWindowOf, waitingHunt } from './start-window.ts';

/** What a hunt is booked with. `amount`: its share of the order's price, in pence. `day`: null for today. */
type BookedWith = Pick<
  Booking,
  'order_id' | 'tour_id' | 'participants' | 'phone_numbers' | 'email' | 'team_name' | 'amount'
> & { readonly day?: string | null };

/** A booking as first written, before any payment. */
export function draftBooking(
  { day = null, ...input }: BookedWith,
  tour: Pick<Tour, 'name' | 'stops_count'>,
  uid: string,
  now: Date,
  expiryHours: number = EXPIRY_HOURS,
): Booking {
  return {
    ...input,
    uid,
    tour_name: tour.name,
    stops_count: tour.stops_count,
    total_amount: poundsOf(input.amount),
    refunded_amount: 0,
    disputed: false,
    status: 'pending_payment',
    current_stop: 0,
    hunt: newHunt(),
    start_window: day === null ? null : startWindowOf(day),
    created_at: now,
    confirmed_at: null,
    expires_at: null,
    expiry_hours: expiryHours,
    started_at: null,
    completed_at: null,
    cleared_at: null,
  };
}

/**
 * Whether a payment may still confirm this booking. A payment for an abandoned booking counts too.
 */
export function isPayable(booking: Booking): boolean {
  return booking.status === 'pending_payment' || (booking.status === 'expired' && booking.confirmed_at === null);
}

/**
 * Whether a hunt waits for the press in a mail that confirms it: a voucher pays for it, and it has no
 * phone. A card is never charged nothing.
 */
export const waitsForPress = ({ status, amount, phone_numbers }: Booking): boolean =>
  status === 'pending_payment' && amount === 0 && phone_numbers.length === 0;

/**
 * The fields that change when the money has arrived. Null when it had arrived before: the event is
 * a repeat, or late.
 */
export function confirm(booking: Booking, now: Date): Partial<Booking> | null {
  if (!isPayable(booking)) return null;
  const chosen = booking.start_window ?? null;
  // Money that arrives after the chosen day buys a hunt that can be started at once.
  const start_window = chosen && closesAt(chosen) > now ? chosen : null;
  const expires_at = promisedEnd({ ...booking, start_window }, now);
  return {
    status: 'confirmed',
    // An abandoned booking had a stopped hunt. A late payment starts the hunt afresh.
    hunt: waitingHunt({ ...booking, start_window, expires_at }, now),
    start_window,
    confirmed_at: now,
    expires_at,
  };
}

/** How long (ms) after its payment a hunt may wait for its START. */
export const hoursOf = ({ expiry_hours = EXPIRY_HOURS }: Pick<Booking, 'expiry_hours'>) => expiry_hours * 3_600_000;

/** Until when a hunt may wait for its START, as promised to a visitor who paid at `paid`. */
export const promisedEnd = (booking: Pick<Booking, 'expiry_hours' | 'start_window'>, paid: Date): Date =>
  booking.start_window ? closesAt(booking.start_window) : after(paid, hoursOf(booking));

/** The count of changes of a booking's time after one more. */
export const oneTimeChangeMore = ({ time_changes = 0 }: Pick<Booking, 'time_changes'>) => ({
  time_changes: time_changes + 1,
});

/** From when a hunt can be started; null for a hunt that can be started from its payment on. */
export const opensAt = ({ start_window }: Pick<Booking, 'start_window'>): Date | null => start_window?.opens_at ?? null;

/**
 * When an admin has given the hunt more time than the booking promised: until when it may be
 * started. Null otherwise.
 */
export function extendedUntil(
  booking: Pick<Booking, 'confirmed_at' | 'expires_at' | 'expiry_hours' | 'start_window'>,
): Date | null {
  const { confirmed_at, expires_at } = booking;
  if (!confirmed_at || !expires_at) return null;
  return expires_at.getTime() === promisedEnd(booking, confirmed_at).getTime() ? null : expires_at;
}

/** For how long (ms) 'within 24 hours' is near enough to the time that is left. */
const WORDS_HOLD = 3_600_000;

/**
 * The end that a text about START names. Null while the booking's own words, such as 'within 24 hours',
 * still say how much time is left, and for a hunt whose time is over without an extension.
 */
export function namedEnd(
  booking: Pick<Booking, 'confirmed_at' | 'expires_at' | 'expiry_hours' | 'start_window'>,
  now: Date,
): Date | null {
  const extended = extendedUntil(booking);
  const { confirmed_at, expires_at } = booking;
  if (extended || !confirmed_at || !expires_at || expires_at <= now) return extended;
  const began = Math.max(confirmed_at.getTime(), opensAt(booking)?.getTime() ?? 0);
  return now.getTime() - began > WORDS_HOLD ? expires_at : null;
}

/**
 * The fields that change when Stripe reports the refunds of a payment. The refunded sum never
 * exceeds the sum paid. A full refund stops the hunt whatever its state. If the bank rejects that
 * refund later, the hunt stays stopped and an admin decides what to do.
 */
export function refund(booking: Booking, reported: readonly ReportedRefund[], now: Date): Partial<Booking> | null {
  const noted = noteRefunds(booking, reported, now);
  const refunds = noted?.refunds ?? booking.refunds;
  if (!refunds) return null;
  const refunded_amount = booking.charged_back ? booking.amount : Math.min(booking.amount, refundedPence(refunds));
  // The refunds may be known from the time when the payment did not match the price. They count
  // only now.
  if (!noted && refunded_amount === booking.refunded_amount) return null;
  return { ...noted, refunded_amount, ...(refunded_amount === booking.amount ? ended(booking, now) : {}) };
}

/**
 * The refunds of a booking with what Stripe newly reports, and a refund problem when some came
 * back. Null when Stripe reports nothing new.
 */
export function noteRefunds(booking: Booking, reported: readonly ReportedRefund[], now: Date) {
  const before = booking.refunds ?? {};
  const refunds = withRefunds(before, reported);
  if (!refunds) return null;
  const lost = rejectedRefundPence(refunds) - rejectedRefundPence(before);
  if (lost === 0) return { refunds };
  const known = booking.refund_problem;
  const reason = reported.findLast(({ status }) => status === 'failed')?.reason ?? null;
  const refund_problem = { amount: (known?.amount ?? 0) + lost, reason, at: known?.at ?? now };
  // The rejected refund is no longer under way, so an admin may ask for another at once.
  return { refunds, refund_problem, refunding: null };
}

/** The fields that change when the cardholder's bank has taken back the whole payment. */
export const chargeBack = (booking: Booking, now: Date): Partial<Booking> => ({
  disputed: true,
  charged_back: true,
  refunded_amount: booking.amount,
  ...ended(booking, now),
});

const ended = (booking: Booking, now: Date): Partial<Booking> =>
  booking.status === 'refunded' ? {} : { status: 'refunded', hunt: stoppedHunt(booking.hunt, now) };

/**
 * The fields that change when a payment that did not match its booking has been refunded in full.
 * The booking ends as a booking with `paid` pence paid and none left.
 * @param paid null when the payment was not in pounds; then the price stands in for it
 */
export function endMismatch(booking: Booking, paid: number | null, now: Date): Partial<Booking> {
  const amount = paid ?? booking.amount;
  return {
    amount,
    total_amount: poundsOf(amount),
    refunded_amount: amount,
    payment_mismatch: null,
    status: 'refunded',
    hunt: stoppedHunt(booking.hunt, now),
  };
}

/**
 * What was paid for a booking and refunded so far, in pence. For a payment that does not match,
 * these are Stripe's figures.
 */
export function moneyOf({ amount, refunded_amount, payment_mismatch }: Booking): { paid: number; refunded: number } {
  return payment_mismatch
    ? { paid: payment_mismatch.received, refunded: payment_mismatch.refunded }
    : { paid: amount, refunded: refunded_amount };
}

/** Whether the time to start a paid hunt has run out. */
export function hasExpired(booking: Booking, now: Date): boolean {
  return (
    booking.status === 'confirmed' &&
    booking.hunt.phase === 'ready' &&
    booking.expires_at !== null &&
    booking.expires_at <= now
  );
}

/**
 * Whether a paid hunt has expired because nobody started it in time. A hunt that an admin ended
 * earlier has not.
 */
export function hasExpiredUnstarted({ status, started_at, expires_at }: Booking, now: Date): boolean {
  return status === 'expired' && started_at === null && expires_at !== null && expires_at <= now;
}

/**
 * The fields that change when the time to start a hunt runs out, or when an unpaid booking is
 * abandoned.
 */
export function expire(booking: Booking, now: Date): Partial<Booking> {
  return { status: 'expired', hunt: stoppedHunt(booking.hunt, now) };
}
