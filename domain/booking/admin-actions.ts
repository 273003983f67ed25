import * as z from 'zod/mini';
import { documentId } from '../fields/index.ts';
import { stoppedHunt } from '../hunt/state.ts';
import { CURRENCY, formatPence, poundsOf } from '../money/index.ts';
import { e164, ukMobile } from '../phone/index.ts';
import { type Decision, decided, refused } from '../problem/index.ts';
import { refundTold } from '../refund-reasons/index.ts';
import { after } from '../time/index.ts';
import { moneyOf, oneTimeChangeMore } from './lifecycle.ts';
import { MAX_PARTICIPANTS, REFUND_TIMEOUT_MS } from './limits.ts';
import { waysToTell } from './refund-told.ts';
import { type Booking, groupSizeError } from './schema.ts';
import { waitingHunt } from './start-window.ts';
import { dayField } from './start-window-schema.ts';

/**
 * Every admin action on a booking names the booking and the request. A repeated call has its effect
 * once.
 */
const about = { booking_id: documentId, request_id: documentId };

export const extendExpiryInput = z.strictObject({
  ...about,
  hours: z.int().check(z.minimum(1, 'At least one hour'), z.maximum(720, 'At most 30 days')),
});
/**
 * `instead_of`: the number that leaves the hunt for `phone_number`, such as that of a lost phone.
 * Null or absent when a phone joins and none leaves. When `phone_number` is in the hunt already,
 * two players share that phone from then on, and the number in `instead_of` only leaves.
 */
export const addTeammateInput = z.strictObject({
  ...about,
  phone_number: ukMobile,
  instead_of: z.optional(z.nullable(e164)),
});
/** `day`: a London day, or null for today. */
export const moveBookingForAdminInput = z.strictObject({ ...about, day: dayField });
export const resendWelcomeInput = z.strictObject(about);
/**
 * `amount`: pence; null refunds all that is left.
 * `seen`: pence that had already been refunded when the admin looked.
 * `tell`: the reason, which the customer reads, and the way in which the customer is told. A full refund
 * that ends a hunt needs neither: everybody is told of the end.
 */
export const refundBookingInput = z.strictObject({
  ...about,
  amount: z.nullable(z.int().check(z.minimum(1, 'At least one penny'))),
  seen: z.int().check(z.minimum(0)),
  tell: z.optional(refundTold),
});
/** `amount`: pence that came back to us, as the admin saw them. */
export const closeRefundProblemInput = z.strictObject({ ...about, amount: z.int() });
/** `received`: pence that were paid, as the admin saw them. */
export const acceptPaymentInput = z.strictObject({ ...about, received: z.int() });

export const bookingActionTexts = {
  none: 'There is no such booking',
  unpaid: 'This booking is not paid yet',
  over: 'This hunt is over',
  started: 'This hunt has started and can no longer expire',
  hasStarted: 'This hunt has started: its players no longer need the welcome text',
  full: groupSizeError,
  known: 'This number is already in this hunt',
  notThere: 'The number to replace is no longer in this hunt',
  silent: 'This number has opted out of texts. Once it has texted START to us, it can be added.',
  allSilent: 'Every phone of this hunt has opted out of texts. Nothing was sent.',
  noReason: 'Please choose why the money goes back',
  cannotTell: 'The customer cannot be told in this way. Choose another.',
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
  ofParty: 'This was paid for a party: refund it, team by team',
  otherSum: 'A different amount has been paid since you looked. Please check it again.',
  unbooked:
    'The payment of this booking is known here no longer, so a refund could not be booked. None was made now: refund it in Stripe, and write it down.',
  wasUnbooked: (pounds: string) =>
    `${pounds} went back at Stripe, but could not be booked here. Do not refund it again: Players shows it until somebody has looked.`,
  meanwhile: (given: string, left: string) =>
    `${given} of it has been refunded since you looked, and ${left} is left. Refund again if you still want to.`,
} as const;

const no = (message: string, field?: string): Decision<never> =>
  refused({ code: 'failed-precondition', message, ...(field ? { field } : {}) });

/**
 * The fields that change when an unstarted hunt gets more time. The time counts from now or from
 * the present end, whichever is later.
 */
export function extendExpiry(booking: Booking, hours: number, now: Date): Decision<Partial<Booking>> {
  if (booking.confirmed_at === null) return no(bookingActionTexts.unpaid);
  if (booking.cancelled_at) return no(bookingActionTexts.over);
  const isExpired = booking.status === 'expired' && booking.started_at === null;
  if (booking.status !== 'confirmed' && !isExpired) return no(bookingActionTexts.over);
  if (booking.started_at !== null || (booking.hunt.phase !== 'ready' && !isExpired))
    return no(bookingActionTexts.started);
  const from = booking.expires_at && booking.expires_at > now ? booking.expires_at : now;
  const time = { expires_at: after(from, hours * 3_600_000), ...oneTimeChangeMore(booking) };
  return decided(isExpired ? { ...time, status: 'confirmed', hunt: waitingHunt({ ...booking, ...time }, now) } : time);
}

/**
 * The fields that change when one more phone joins a hunt, or takes the place of a lost phone. A
 * phone that has opted out is refused, because it would not get the texts. The price does not
 * change.
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
    // The new number goes in the same position. The hunt knows by position which phone moved it,
    // and the booking knows by position which numbers have opted out.
    const opted_out = booking.opted_out?.filter((place) => booking.phone_numbers[place] !== insteadOf);
    const phone_numbers = booking.phone_numbers.map((number) => (number === insteadOf ? phone : number));
    return decided({ phone_numbers, ...(opted_out && { opted_out }) });
  }
  const phone_numbers = [...booking.phone_numbers, phone];
  return decided({ phone_numbers, participants: Math.max(booking.participants, phone_numbers.length) });
}

/** Whether the welcome text may be sent again: the booking is paid and its hunt has not started. */
export function canResendWelcome(booking: Booking): Decision<null> {
  if (booking.status === 'pending_payment') return no(bookingActionTexts.unpaid);
  if (booking.status !== 'confirmed') return no(bookingActionTexts.over);
  return booking.hunt.phase === 'ready' ? decided(null) : no(bookingActionTexts.hasStarted);
}

/**
 * The fields that change when an admin accepts a payment of a different sum from the price. That
 * sum becomes the price, and the booking is confirmed like any paid booking.
 * @param received pence that the admin saw to be paid
 */
export function acceptPayment(booking: Booking, received: number): Decision<Partial<Booking>> {
  const { payment_mismatch: mismatch, party } = booking;
  if (mismatch && party) return no(bookingActionTexts.ofParty);
  if (!mismatch) return no(bookingActionTexts.matches);
  if (mismatch.currency !== CURRENCY) return no(bookingActionTexts.foreign);
  if (mismatch.received !== received) return no(bookingActionTexts.otherSum);
  return decided({ amount: received, total_amount: poundsOf(received), payment_mismatch: null });
}

/**
 * The fields that change when an admin has dealt with a rejected refund in another way.
 * @param amount pence that the admin saw
 */
export function closeRefundProblem({ refund_problem: problem }: Booking, amount: number): Decision<Partial<Booking>> {
  if (!problem) return no(bookingActionTexts.noProblem);
  if (problem.amount !== amount) return no(bookingActionTexts.otherProblem);
  return decided({ refund_problem: null });
}

/** Whether a refund of these pence ends a hunt that goes on or waits. Everybody is told of that. */
export const endsHunt = (booking: Booking, pence: number): boolean =>
  booking.status === 'confirmed' && booking.refunded_amount + pence >= booking.amount;

/** Pence that Stripe is to refund: the sum asked for, or all that is left. */
export function refundable(booking: Booking, asked: number | null): Decision<number> {
  const isPaid = booking.confirmed_at !== null || booking.payment_mismatch || booking.status === 'refunded';
  if (!isPaid) return no(bookingActionTexts.unpaid);
  const { paid, refunded } = moneyOf(booking);
  if (paid === 0) return no(bookingActionTexts.nothingPaid);
  const left = paid - refunded;
  if (left === 0) return no(bookingActionTexts.nothingLeft);
  if (asked !== null && asked > left) return no(bookingActionTexts.tooMuch(formatPence(left)), 'amount');
  return decided(asked ?? left);
}

/** Whether a gift or a voucher has paid the whole of a booking: there is nothing to refund to a card. */
export const isPaidByGift = ({ amount, paid_by, confirmed_at }: Booking): boolean =>
  amount === 0 && paid_by !== undefined && confirmed_at !== null;

/** The fields that change when an admin gives a gift back what it has paid: the hunt ends. */
export function endOfGiftHunt(booking: Booking, now: Date): Decision<Partial<Booking>> {
  if (!isPaidByGift(booking)) return no(bookingActionTexts.nothingPaid);
  if (booking.status === 'refunded') return no(bookingActionTexts.nothingLeft);
  return decided({ status: 'refunded', hunt: stoppedHunt(booking.hunt, now) });
}

/**
 * The message for an admin who has not seen an earlier refund; null when their view is up to date.
 */
export function refundedSince(booking: Booking, seen: number): string | null {
  const { paid, refunded } = moneyOf(booking);
  if (refunded === seen || refunded === paid) return null;
  return bookingActionTexts.meanwhile(formatPence(refunded - seen), formatPence(paid - refunded));
}

/** Whether a refund was begun whose end nobody knows: it may or may not have reached the customer. */
export function isRefundUnclear(booking: Booking, now: Date): boolean {
  const { refunding } = booking;
  return (
    !!refunding && moneyOf(booking).refunded < refunding.up_to && now >= after(refunding.asked_at, REFUND_TIMEOUT_MS)
  );
}

/**
 * The fields that change when Stripe has made a refund of ours that nothing here takes: an admin has
 * to look, and no other refund is made until one has.
 */
export const unbookedRefund = (amount: number, at: Date) =>
  ({ refund_due: null, refund_problem: { amount, reason: UNBOOKED, at } }) satisfies Partial<Booking>;

/** The reason of a refund problem whose money has left, though nothing here says so. */
const UNBOOKED = 'unbooked';

/**
 * Whether a refund may go to Stripe. Each booking has one refund at a time, and the admin must have
 * seen every earlier refund. Otherwise an admin who repeats a request after a lost response would
 * refund twice.
 */
export function beginRefund(
  booking: Booking,
  { request_id, amount, seen, tell }: Omit<z.output<typeof refundBookingInput>, 'booking_id'>,
  now: Date,
): Decision<{ pence: number; changes: Partial<Booking> }> {
  const { refunding } = booking;
  const { refunded } = moneyOf(booking);
  if (refunding && refunded < refunding.up_to && now < after(refunding.asked_at, REFUND_TIMEOUT_MS))
    return no(bookingActionTexts.refunding(formatPence(refunding.up_to - refunded)));
  if (booking.refund_problem?.reason === UNBOOKED)
    return no(bookingActionTexts.wasUnbooked(formatPence(booking.refund_problem.amount)));
  const since = refundedSince(booking, seen);
  if (since !== null) return no(since, 'amount');
  const pence = refundable(booking, amount);
  if (!pence.ok) return pence;
  const needsTelling = !endsHunt(booking, pence.value);
  const [way = null, ...others] = waysToTell(booking);
  if (needsTelling && (!tell || ![way, ...others].includes(tell.way)))
    return no(tell ? bookingActionTexts.cannotTell : bookingActionTexts.noReason, 'tell');
  // A new refund settles the rejected one, so the admin has nothing else to decide.
  const settled = booking.refund_problem ? { refund_problem: null } : {};
  const told = needsTelling && tell ? { tell: { pence: pence.value, ...tell } } : {};
  const changes = { refunding: { request_id, up_to: refunded + pence.value, asked_at: now, ...told }, ...settled };
  return decided({ pence: pence.value, changes });
}
