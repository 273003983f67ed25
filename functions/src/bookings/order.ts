import {
  type Booking,
  bookingTexts,
  type CreateBookingInput,
  confirm,
  draftBooking,
  repeat,
} from '@streetlore/domain/booking';
import { defaultHuntSettings } from '@streetlore/domain/hunt';
import type { Tour } from '@streetlore/domain/tour';
import { redeem } from '@streetlore/domain/voucher';
import { HttpsError } from 'firebase-functions/v2/https';
import { toHttpsError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { alreadyExists, withoutConflict } from '../store/conflict.ts';
import { optedOutAmong } from '../store/consent.ts';
import { queueWelcome } from './queue-welcome.ts';

/**
 * The booking of an order: the one that is there, or a new one, which is confirmed at once when there is nothing to pay.
 * @throws HttpsError naming the field at fault; nothing is written then
 */
export async function order(
  services: Services<'site' | 'privacyKey'>,
  input: CreateBookingInput,
  uid: string,
): Promise<Booking> {
  const { db, store } = services;
  const ref = store.bookings.doc(input.booking_id);
  const [booking, tour, settings] = await Promise.all([
    ref.get(),
    store.tours.doc(input.tour_id).get(),
    store.huntSettings.get(),
  ]);
  const existing = booking.data();
  if (existing) return again(existing, input, uid);

  const { expiry_hours } = settings.data() ?? defaultHuntSettings;
  const draft = draftBooking(input, playable(tour.data()), uid, services.now(), expiry_hours);
  if (draft.amount === 0) return await orderFree(services, input, draft);
  try {
    // A bare create instead of a transaction: a double click then waits for no lock.
    await db.doc(ref.path).create(draft);
    return draft;
  } catch (error) {
    const first = alreadyExists(error) ? (await ref.get()).data() : undefined;
    if (!first) throw error;
    return again(first, input, uid);
  }
}

function again(existing: Booking, input: CreateBookingInput, uid: string): Booking {
  const decision = repeat(existing, input, uid);
  if (!decision.ok) throw toHttpsError(decision.problem);
  return decision.value;
}

function playable(tour: Tour | undefined): Tour {
  if (tour?.status !== 'published') throw new HttpsError('not-found', bookingTexts.notFound, { field: 'tour_id' });
  if (tour.stops_count < 1) throw new HttpsError('failed-precondition', bookingTexts.notPlayable, { field: 'tour_id' });
  return tour;
}

/** Takes a use of the voucher, confirms and welcomes, all or nothing. */
async function orderFree(
  services: Services<'site' | 'privacyKey'>,
  input: CreateBookingInput,
  draft: Booking,
): Promise<Booking> {
  const { db, store } = services;
  const { booking_id, voucher_code } = input;
  const ref = store.bookings.doc(booking_id);
  return await withoutConflict(async () => {
    const [booking, voucher] = await Promise.all([
      ref.get(),
      voucher_code === null ? null : store.vouchers.doc(voucher_code).get(),
    ]);
    const existing = booking.data();
    if (existing) return again(existing, input, draft.uid);
    const now = services.now();
    const batch = db.batch();
    if (voucher) {
      const redeemed = redeem(voucher.data() ?? null, now);
      if (!redeemed.ok) throw toHttpsError(redeemed.problem);
      const { uses_left } = redeemed.value;
      if (voucher.updateTime)
        batch.update(db.doc(voucher.ref.path), { uses_left }, { lastUpdateTime: voucher.updateTime });
    }
    const opted_out = await optedOutAmong(services, draft.phone_numbers);
    const placed = { ...draft, ...confirm(draft, now), opted_out };
    batch.create(db.doc(ref.path), placed);
    queueWelcome(services, batch, booking_id, placed, now);
    await batch.commit();
    return placed;
  });
}
