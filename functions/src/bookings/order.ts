import {
  type Booking,
  bookingTexts,
  type CreateBookingInput,
  confirm,
  draftBooking,
  repeat,
} from '@streetlore/domain/booking';
import { defaultHuntSettings } from '@streetlore/domain/hunt';
import { type FiguresKey, figuresMoved } from '@streetlore/domain/stats';
import type { Tour } from '@streetlore/domain/tour';
import { redeem } from '@streetlore/domain/voucher';
import { HttpsError } from 'firebase-functions/v2/https';
import { toHttpsError } from '../platform/errors.ts';
import { alreadyExists, withoutConflict } from '../store/conflict.ts';
import { optedOutAmong } from '../store/consent.ts';
import type { Sending } from '../texting/send.ts';
import { sendNow } from '../texting/send-now.ts';
import { queueWelcome } from './queue-welcome.ts';

/**
 * The booking of an order: the one that is there, or a new one, which is confirmed at once when there is nothing to pay.
 * @throws HttpsError naming the field at fault; nothing is written then
 */
export async function order(services: Sending, input: CreateBookingInput, uid: string): Promise<Booking> {
  const { store } = services;
  const ref = store.bookings.at(input.booking_id);
  const [existing, tour, settings] = await Promise.all([
    ref.read(),
    store.tours.at(input.tour_id).read(),
    store.huntSettings.read(),
  ]);
  if (existing) return again(existing, input, uid);

  const { expiry_hours } = settings ?? defaultHuntSettings;
  const draft = draftBooking(input, playable(tour), uid, services.now(), expiry_hours);
  if (draft.amount === 0) return await orderFree(services, input, draft);
  try {
    // A bare create instead of a transaction: a double click then waits for no lock.
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

function playable(tour: Tour | null): Tour {
  if (tour?.status !== 'published') throw new HttpsError('not-found', bookingTexts.notFound, { field: 'tour_id' });
  if (tour.stops_count < 1) throw new HttpsError('failed-precondition', bookingTexts.notPlayable, { field: 'tour_id' });
  return tour;
}

/** Takes a use of the voucher, confirms and queues the welcome, all or nothing; then the welcome is sent. */
async function orderFree(services: Sending, input: CreateBookingInput, draft: Booking): Promise<Booking> {
  const { store } = services;
  const { booking_id, voucher_code } = input;
  const ref = store.bookings.at(booking_id);
  let moved: FiguresKey[] = [];
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
    const opted_out = await optedOutAmong(services, draft.phone_numbers);
    const placed = { ...draft, ...confirm(draft, now), opted_out };
    commit.create(ref, placed);
    queueWelcome(services, commit, booking_id, placed, now);
    await commit.run();
    moved = figuresMoved({ before: undefined, after: placed });
    return placed;
  });
  await sendNow(services, booking.phone_numbers, { moved });
  return booking;
}
