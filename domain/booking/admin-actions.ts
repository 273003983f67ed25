import * as z from 'zod/mini';
import { documentId } from '../fields/index.ts';
import { newHunt } from '../hunt/state.ts';
import { CURRENCY, formatPence, poundsOf } from '../money/index.ts';
import { e164, ukMobile } from '../phone/index.ts';
import { type Decision, decided, refused } from '../problem/index.ts';
import { after } from '../time/index.ts';
import { moneyOf } from './lifecycle.ts';
import { MAX_PARTICIPANTS, REFUND_TIMEOUT_MS } from './limits.ts';
import { type Booking, GROUP_SIZE } from './schema.ts';

/** Everything the back office does to a booking names it, and itself: a repeated call has its effect once. */
const about = { booking_id: documentId, request_id: documentId };

export const extendExpiryInput = z.strictObject({
  ...about,
  hours: z.int().check(z.minimum(1, 'At least one hour'), z.maximum(720, 'At most 30 days')),
});
/**
 * `instead_of`: the number that leaves the hunt for it, such as that of a lost phone; null or absent where one more joins. Where
 * `phone_number` is in the hunt already, that phone is shared from then on, and the other one merely leaves.
 */
export const addTeammateInput = z.strictObject({
  ...about,
  phone_number: ukMobile,
  instead_of: z.optional(z.nullable(e164)),
});
export const resendWelcomeInput = z.strictObject(about);
/** `amount` in pence; null gives back all that is left. `seen`: what was given back already, as the admin saw it, in pence. */
export const refundBookingInput = z.strictObject({
  ...about,
  amount: z.nullable(z.int().check(z.minimum(1, 'At least one penny'))),
  seen: z.int().check(z.minimum(0)),
});
/** `amount`: what came back, as the admin saw it, in pence. */
export const closeRefundProblemInput = z.strictObject({ ...about, amount: z.int() });
/** `received`: what was paid, as the admin saw it, in pence. */
export const acceptPaymentInput = z.strictObject({ ...about, received: z.int() });

export const bookingActionTexts = {
  none: 'There is no such booking',
  unpaid: 'This booking is not paid yet',
  over: 'This hunt is over',
  started: 'This hunt has started and can no longer expire',
  hasStarted: 'This hunt has started: its players no longer need the welcome text',
  full: GROUP_SIZE,
  known: 'This number is already in this hunt',
  notThere: 'The number to replace is no longer in this hunt',
  silent: 'This number has opted out of texts. Once it has texted START to us, it can be added.',
  allSilent: 'Every phone of this hunt has opted out of texts. Nothing was sent.',
  nothingPaid: 'Nothing was paid for this booking',
  nothingLeft: 'This booking has already been refunded in full',
  tooMuch: (pounds: string) => `Only ${pounds} is left to refund`,
  refunding: (pounds: string) =>
    `A refund of ${pounds} is under way. Wait until it shows on this booking, or two minutes, before you refund more.`,
  matches: 'There is no payment to decide on',
  noProblem: 'No refund of this booking waits for a decision',
  otherProblem: 'Another refund has come back since you looked. Please look again.',
  noStripe: 'Stripe could not be reached. Nothing was changed; please try again.',
  foreign: 'This was not paid in pounds: refund it',
  otherSum: 'A different amount has been paid since you looked. Please check it again.',
  meanwhile: (given: string, left: string) =>
    `${given} of it has been refunded since you looked, and ${left} is left. Refund again if you still want to.`,
} as const;

const no = (message: string, field?: string): Decision<never> =>
  refused({ code: 'failed-precondition', message, ...(field ? { field } : {}) });

/** The fields that change when an unstarted hunt gets more time, counted from now or from its present end, whichever is later. */
export function extendExpiry(booking: Booking, hours: number, now: Date): Decision<Partial<Booking>> {
  if (booking.confirmed_at === null) return no(bookingActionTexts.unpaid);
  const isExpired = booking.status === 'expired' && booking.started_at === null;
  if (booking.status !== 'confirmed' && !isExpired) return no(bookingActionTexts.over);
  if (booking.started_at !== null || (booking.hunt.phase !== 'ready' && !isExpired))
    return no(bookingActionTexts.started);
  const from = booking.expires_at && booking.expires_at > now ? booking.expires_at : now;
  const expires_at = after(from, hours * 3_600_000);
  return decided(isExpired ? { expires_at, status: 'confirmed', hunt: newHunt() } : { expires_at });
}

/**
 * The fields that change when one more phone joins a hunt, which has to hear of it, or takes the place of one that was lost. The
 * price does not change.
 */
export function addTeammate(
  booking: Booking,
  phone: string,
  {
    hasOptedOut = false,
    insteadOf = null,
  }: { hasOptedOut?: boolean | undefined; insteadOf?: string | null | undefined } = {},
): Decision<Partial<Booking>> {
  if (booking.status === 'pending_payment') return no(bookingActionTexts.unpaid);
  if (booking.status !== 'confirmed') return no(bookingActionTexts.over);
  const isShared = booking.phone_numbers.includes(phone);
  if (isShared && (insteadOf === null || insteadOf === phone)) return no(bookingActionTexts.known, 'phone_number');
  if (insteadOf !== null && !booking.phone_numbers.includes(insteadOf))
    return no(bookingActionTexts.notThere, 'instead_of');
  if (insteadOf === null && booking.phone_numbers.length >= MAX_PARTICIPANTS)
    return no(bookingActionTexts.full, 'phone_number');
  if (hasOptedOut && !isShared) return no(bookingActionTexts.silent, 'phone_number');
  if (insteadOf !== null) {
    // In the same place: by its place the hunt knows which phone moved it, and the booking which have opted out.
    const opted_out = booking.opted_out?.filter((place) => booking.phone_numbers[place] !== insteadOf);
    const phone_numbers = booking.phone_numbers.map((number) => (number === insteadOf ? phone : number));
    return decided({ phone_numbers, ...(opted_out && { opted_out }) });
  }
  const phone_numbers = [...booking.phone_numbers, phone];
  return decided({ phone_numbers, participants: Math.max(booking.participants, phone_numbers.length) });
}

/** Whether the welcome text may be sent again: the booking is paid and its hunt has not started. */
export function mayWelcome(booking: Booking): Decision<null> {
  if (booking.status === 'pending_payment') return no(bookingActionTexts.unpaid);
  if (booking.status !== 'confirmed') return no(bookingActionTexts.over);
  return booking.hunt.phase === 'ready' ? decided(null) : no(bookingActionTexts.hasStarted);
}

/**
 * The fields that change when a payment of another sum than the price is accepted: the sum is then what the booking costs, and it
 * is confirmed as any that was paid.
 * @param received pence that the admin saw to be paid
 */
export function acceptPayment(booking: Booking, received: number): Decision<Partial<Booking>> {
  const { payment_mismatch: mismatch } = booking;
  if (!mismatch) return no(bookingActionTexts.matches);
  if (mismatch.currency !== CURRENCY) return no(bookingActionTexts.foreign);
  if (mismatch.received !== received) return no(bookingActionTexts.otherSum);
  return decided({ amount: received, total_amount: poundsOf(received), payment_mismatch: null });
}

/** The fields that change when an admin has settled otherwise what came back of a refund. @param amount pence that the admin saw */
export function closeRefundProblem({ refund_problem: problem }: Booking, amount: number): Decision<Partial<Booking>> {
  if (!problem) return no(bookingActionTexts.noProblem);
  if (problem.amount !== amount) return no(bookingActionTexts.otherProblem);
  return decided({ refund_problem: null });
}

/** Pence that Stripe is to give back: what was asked for, or all that is left. */
export function refundable(booking: Booking, asked: number | null): Decision<number> {
  const isPaid = booking.confirmed_at !== null || booking.payment_mismatch || booking.status === 'refunded';
  if (!isPaid) return no(bookingActionTexts.unpaid);
  const { paid, refunded } = moneyOf(booking);
  if (paid === 0 || booking.payment_intent_id === null) return no(bookingActionTexts.nothingPaid);
  const left = paid - refunded;
  if (left === 0) return no(bookingActionTexts.nothingLeft);
  if (asked !== null && asked > left) return no(bookingActionTexts.tooMuch(formatPence(left)), 'amount');
  return decided(asked ?? left);
}

/** The message for an admin who asked for a refund without having seen an earlier one; null when their view is up to date. */
export function refundedSince(booking: Booking, seen: number): string | null {
  const { paid, refunded } = moneyOf(booking);
  if (refunded === seen || refunded === paid) return null;
  return bookingActionTexts.meanwhile(formatPence(refunded - seen), formatPence(paid - refunded));
}

/**
 * Whether a refund may go to Stripe: one at a time for each booking, and only by somebody who saw what was given back before.
 * Otherwise an admin who repeats a request after a lost answer would refund twice.
 */
export function beginRefund(
  booking: Booking,
  { request_id, amount, seen }: Pick<z.output<typeof refundBookingInput>, 'request_id' | 'amount' | 'seen'>,
  now: Date,
): Decision<{ pence: number; changes: Partial<Booking> }> {
  const { refunding } = booking;
  const { refunded } = moneyOf(booking);
  if (refunding && refunded < refunding.up_to && now < after(refunding.asked_at, REFUND_TIMEOUT_MS))
    return no(bookingActionTexts.refunding(formatPence(refunding.up_to - refunded)));
  const since = refundedSince(booking, seen);
  if (since !== null) return no(since, 'amount');
  const pence = refundable(booking, amount);
  if (!pence.ok) return pence;
  // Asked for anew, what came back needs no other decision.
  const settled = booking.refund_problem ? { refund_problem: null } : {};
  const changes = { refunding: { request_id, up_to: refunded + pence.value, asked_at: now }, ...settled };
  return decided({ pence: pence.value, changes });
}
