import { EXPIRY_HOURS } from '../hunt/settings.ts';
import { newHunt, stoppedHunt } from '../hunt/state.ts';
import { poundsOf } from '../money/index.ts';
import { after } from '../time/index.ts';
import { priceOf } from './price.ts';
import { cameBack, givenBack, type ToldRefund, withRefunds } from './refunds.ts';
import type { Booking, CreateBookingInput } from './schema.ts';

/** A booking as first written, before any payment. A voucher always covers the whole price. */
export function draftBooking(
  input: CreateBookingInput,
  tour: { name: string; price: number; stops_count: number },
  uid: string,
  now: Date,
  expiryHours: number = EXPIRY_HOURS,
): Booking {
  const amount = input.voucher_code === null ? priceOf(tour, input.participants).total : 0;
  return {
    uid,
    tour_id: input.tour_id,
    tour_name: tour.name,
    stops_count: tour.stops_count,
    payment_intent_id: null,
    payment_error: null,
    participants: input.participants,
    phone_numbers: input.phone_numbers,
    email: input.email || null,
    team_name: input.team_name || null,
    voucher_code: input.voucher_code,
    amount,
    total_amount: poundsOf(amount),
    refunded_amount: 0,
    disputed: false,
    status: 'pending_payment',
    current_stop: 0,
    hunt: newHunt(),
    created_at: now,
    confirmed_at: null,
    expires_at: null,
    expiry_hours: expiryHours,
    started_at: null,
    completed_at: null,
    cleared_at: null,
  };
}

/** Whether a payment may still turn this booking into a confirmed one. An abandoned booking that is paid after all is honoured. */
export function isPayable(booking: Booking): boolean {
  return booking.status === 'pending_payment' || (booking.status === 'expired' && booking.confirmed_at === null);
}

/** The fields that change when the money has arrived; `null` when it had arrived before (a repeated or late event). */
export function confirm(booking: Booking, now: Date): Partial<Booking> | null {
  if (!isPayable(booking)) return null;
  return {
    status: 'confirmed',
    // A booking that had been given up unpaid was stopped; paid after all, it starts afresh.
    hunt: newHunt(),
    payment_error: null,
    confirmed_at: now,
    expires_at: after(now, hoursOf(booking)),
  };
}

/** How long (ms) after its payment a hunt may wait for its START. */
export const hoursOf = ({ expiry_hours = EXPIRY_HOURS }: Pick<Booking, 'expiry_hours'>) => expiry_hours * 3_600_000;

/** Until when a hunt may be started, where an admin has given it more time than its booking promised; null where none has. */
export function extendedUntil(booking: Pick<Booking, 'confirmed_at' | 'expires_at' | 'expiry_hours'>): Date | null {
  const { confirmed_at, expires_at } = booking;
  if (!confirmed_at || !expires_at) return null;
  return expires_at.getTime() === confirmed_at.getTime() + hoursOf(booking) ? null : expires_at;
}

/**
 * The fields that change when Stripe tells of a payment's refunds. What is given back never passes what was paid; a full refund stops
 * the hunt whatever its state, and one that the bank rejects later does not start it again: an admin is asked what to do.
 */
export function refund(booking: Booking, told: readonly ToldRefund[], now: Date): Partial<Booking> | null {
  const noted = noteRefunds(booking, told, now);
  const refunds = noted?.refunds ?? booking.refunds;
  if (!refunds) return null;
  const refunded_amount = booking.charged_back ? booking.amount : Math.min(booking.amount, givenBack(refunds));
  // They may have been noted before they counted: while the payment did not match the price.
  if (!noted && refunded_amount === booking.refunded_amount) return null;
  return { ...noted, refunded_amount, ...(refunded_amount === booking.amount ? ended(booking, now) : {}) };
}

/** The refunds of a booking with what is new of them, and that some came back; null when nothing is new. */
export function noteRefunds(booking: Booking, told: readonly ToldRefund[], now: Date) {
  const before = booking.refunds ?? {};
  const refunds = withRefunds(before, told);
  if (!refunds) return null;
  const lost = cameBack(refunds) - cameBack(before);
  if (lost === 0) return { refunds };
  const known = booking.refund_problem;
  const reason = told.findLast(({ status }) => status === 'failed')?.reason ?? null;
  const refund_problem = { amount: (known?.amount ?? 0) + lost, reason, at: known?.at ?? now };
  // It is not under way any more: another may be asked for at once.
  return { refunds, refund_problem, refunding: null };
}

/** The fields that change when the cardholder's bank has taken all of a payment. */
export const chargeBack = (booking: Booking, now: Date): Partial<Booking> => ({
  ...{ disputed: true, charged_back: true, refunded_amount: booking.amount },
  ...ended(booking, now),
});

const ended = (booking: Booking, now: Date): Partial<Booking> =>
  booking.status === 'refunded' ? {} : { status: 'refunded', hunt: stoppedHunt(booking.hunt, now) };

/**
 * The fields that change when a payment that did not match its booking has been given back in full: the booking ends, as one of
 * which `paid` pence were paid and none is left.
 * @param paid null when it was not paid in pounds; then the price stands for it
 */
export function giveBack(booking: Booking, paid: number | null, now: Date): Partial<Booking> {
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

/** What was paid for a booking and given back of it so far, in pence; of a payment that does not match, what Stripe says. */
export function moneyOf({ amount, refunded_amount, payment_mismatch }: Booking): { paid: number; refunded: number } {
  return payment_mismatch
    ? { paid: payment_mismatch.received, refunded: payment_mismatch.refunded }
    : { paid: amount, refunded: refunded_amount };
}

/** Whether a paid hunt has run out unstarted. */
export function hasExpired(booking: Booking, now: Date): boolean {
  return (
    booking.status === 'confirmed' &&
    booking.hunt.phase === 'ready' &&
    booking.expires_at !== null &&
    booking.expires_at <= now
  );
}

/** Whether a paid hunt has expired because nobody had started it in time; one that an admin ended before that has not. */
export function ranOut({ status, started_at, expires_at }: Booking, now: Date): boolean {
  return status === 'expired' && started_at === null && expires_at !== null && expires_at <= now;
}

/** The fields that change when an unstarted hunt runs out, or a booking nobody paid is given up. */
export function expire(booking: Booking, now: Date): Partial<Booking> {
  return { status: 'expired', hunt: stoppedHunt(booking.hunt, now) };
}
