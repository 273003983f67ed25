import {
  type Booking,
  bookingTexts,
  type CreateBookingInput,
  confirm,
  draftBooking,
  mayChoose,
  needsVoucher,
  repeat,
  teamNameTexts,
  unpaidWelcomeLimit,
} from '@streetlore/domain/booking';
import { defaultHuntSettings } from '@streetlore/domain/hunt';
import { isDoubtful } from '@streetlore/domain/reviews/taking';
import type { Tour } from '@streetlore/domain/tour';
import { redeem } from '@streetlore/domain/voucher';
import { HttpsError } from 'firebase-functions/v2/https';
import { segmentsLeft } from '../budgets/segments-left.ts';
import { enqueueBookingMail, queueConfirmation } from '../mailing/booking-mails.ts';
import type { Sending } from '../outbox/send.ts';
import { sendNow } from '../outbox/send-now.ts';
import { toHttpsError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { alreadyExists, withoutConflict } from '../store/conflict.ts';
import { keyedHashes } from '../store/keyed-hash.ts';
import { queueWelcome, welcomedFields } from './queue-welcome.ts';

type Ordering = Sending & Services<'appKey' | 'textLimits'>;

/** A welcome takes two segments at most, even with the longest names that the editor accepts. */
const MAX_WELCOME_SEGMENTS = 2;

/** The booking that an order has made before, or a draft of the one that it would make. */
type Ordered =
  | { readonly existing: Booking }
  | { readonly existing: null; readonly draft: Booking; readonly offered: Tour };

/** @throws HttpsError naming the field at fault */
async function check(services: Ordering, input: CreateBookingInput, uid: string): Promise<Ordered> {
  const { store } = services;
  const [existing, tour, settings] = await Promise.all([
    store.bookings.at(input.booking_id).read(),
    store.tours.at(input.tour_id).read(),
    store.huntSettings.read(),
  ]);
  if (existing) return { existing: again(existing, input, uid) };

  const { expiry_hours } = settings ?? defaultHuntSettings;
  if (input.team_name !== null && isDoubtful(input.team_name))
    throw new HttpsError('invalid-argument', teamNameTexts.refused, { field: 'team_name' });
  const offered = playable(tour);
  const chosen = mayChoose(input.day ?? null, offered.closed_days, services.now());
  if (!chosen.ok) throw toHttpsError(chosen.problem);
  if (input.voucher_code === null && needsVoucher(offered, input.participants))
    throw new HttpsError('failed-precondition', bookingTexts.voucherOnly, { field: 'voucher_code' });
  return { existing: null, draft: draftBooking(input, offered, uid, services.now(), expiry_hours), offered };
}

/**
 * Says what an order would cost, and writes nothing.
 * @throws HttpsError naming the field at fault
 */
export async function reviewOrder(
  services: Ordering,
  input: CreateBookingInput,
  uid: string,
): Promise<Pick<Booking, 'amount'>> {
  const ordered = await check(services, input, uid);
  if (ordered.existing) return ordered.existing;
  await checkVoucher(services, input);
  return ordered.draft;
}

/**
 * Returns the booking of an order: the existing one, or a new one. A new booking is confirmed at
 * once if a voucher pays for it.
 * @throws HttpsError naming the field at fault; nothing is written then
 */
export async function storeOrder(services: Ordering, input: CreateBookingInput, uid: string): Promise<Booking> {
  const ordered = await check(services, input, uid);
  if (ordered.existing) return ordered.existing;
  const { draft, offered } = ordered;
  if (input.voucher_code !== null) return await orderWithVoucher(services, input, draft, offered);
  const ref = services.store.bookings.at(input.booking_id);
  try {
    // A bare create instead of a transaction, so that a double click waits for no lock.
    await ref.create(draft);
    return draft;
  } catch (error) {
    const first = alreadyExists(error) ? await ref.read() : null;
    if (!first) throw error;
    return again(first, input, uid);
  }
}

function again(existing: Booking, input: CreateBookingInput, uid: string): Booking {
  const decision = repeat(existing, input, uid);
  if (!decision.ok) throw toHttpsError(decision.problem);
  return decision.value;
}

/** @throws HttpsError for a tour that cannot be booked */
export function playable(tour: Tour | null): Tour {
  if (tour?.status !== 'published') throw new HttpsError('not-found', bookingTexts.notFound, { field: 'tour_id' });
  if (tour.stops_count < 1) throw new HttpsError('failed-precondition', bookingTexts.notPlayable, { field: 'tour_id' });
  return tour;
}

/** @throws HttpsError for a voucher that does not pay */
async function checkVoucher(
  { store, now }: Pick<Ordering, 'store' | 'now'>,
  { voucher_code }: CreateBookingInput,
): Promise<void> {
  if (voucher_code === null) return;
  const redeemed = redeem(await store.vouchers.at(voucher_code).read(), now());
  if (!redeemed.ok) throw toHttpsError(redeemed.problem);
}

/**
 * Refuses a booking without a payment in two cases: its welcome would exceed the day's budget of
 * texts, or one of its numbers has been sent enough of such welcomes. A wrong code is refused
 * before that, so that nobody uses up a number's share by guessing.
 */
async function limitUnpaid(services: Ordering, input: CreateBookingInput, draft: Booking): Promise<void> {
  const { store, appKey, now } = services;
  await checkVoucher(services, input);
  if ((await segmentsLeft(services)) < MAX_WELCOME_SEGMENTS * new Set(draft.phone_numbers).size)
    throw new HttpsError('resource-exhausted', bookingTexts.noTextsLeft);
  for (const number of new Set(draft.phone_numbers)) {
    const keys = keyedHashes(appKey, 'booking/unpaid', number);
    if (await store.withinRateLimit(keys, unpaidWelcomeLimit, now())) continue;
    const field = `phone_numbers.${draft.phone_numbers.indexOf(number)}`;
    throw new HttpsError('resource-exhausted', bookingTexts.tooManyUnpaid(number), { field });
  }
}

/**
 * Takes a use of the voucher, confirms the booking and queues the welcome and the mail, all or
 * nothing. Then they are sent.
 */
async function orderWithVoucher(
  services: Ordering,
  input: CreateBookingInput,
  draft: Booking,
  tour: Tour,
): Promise<Booking> {
  const { store } = services;
  const { booking_id, voucher_code } = input;
  const ref = store.bookings.at(booking_id);
  await limitUnpaid(services, input, draft);
  let mail: string | null = null;
  const booking = await withoutConflict(async () => {
    const [existing, voucher] = await Promise.all([
      ref.read(),
      voucher_code === null ? null : store.vouchers.at(voucher_code).readVersioned(),
    ]);
    if (existing) return again(existing, input, draft.uid);
    const now = services.now();
    const commit = store.commit();
    if (voucher) {
      const redeemed = redeem(voucher.value, now);
      if (!redeemed.ok) throw toHttpsError(redeemed.problem);
      if (voucher.value) commit.update(voucher, { uses_left: redeemed.value.uses_left });
    }
    const placed = { ...draft, ...confirm(draft, now), ...(await welcomedFields(services, booking_id, draft)) };
    commit.create(ref, placed);
    queueWelcome(services, commit, booking_id, placed, now, { tour });
    mail = queueConfirmation(services, commit, { bookingId: booking_id, booking: placed, tour, now });
    await commit.run();
    return placed;
  });
  await Promise.all([sendNow(services, booking.phone_numbers), enqueueBookingMail(services, mail)]);
  return booking;
}
