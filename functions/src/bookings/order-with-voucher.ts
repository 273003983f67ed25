import { type Booking, bookingTexts, confirm, unpaidWelcomeLimit } from '@streetlore/domain/booking';
import { changedOrder, type OrderInput, type OrderWithHunts } from '@streetlore/domain/order';
import type { Tour } from '@streetlore/domain/tour';
import { redeem } from '@streetlore/domain/voucher';
import { HttpsError } from 'firebase-functions/v2/https';
import { segmentsLeft } from '../budgets/segments-left.ts';
import { enqueueBookingMail, queueConfirmation } from '../mailing/order-mails.ts';
import { sendNow } from '../outbox/send-now.ts';
import { toHttpsError } from '../platform/errors.ts';
import { readOrder } from '../platform/read-order.ts';
import { withoutConflict } from '../store/conflict.ts';
import { keyedHashes } from '../store/keyed-hash.ts';
import { createOrder, type Ordering, repeated } from './check-order.ts';
import { queueWelcome, welcomedFields } from './queue-welcome.ts';

/** A welcome takes two segments at most, even with the longest names that the editor accepts. */
const MAX_WELCOME_SEGMENTS = 2;

/** @throws HttpsError for a voucher that does not pay */
export async function checkVoucher(
  { store, now }: Pick<Ordering, 'store' | 'now'>,
  { voucher_code }: Pick<OrderInput, 'voucher_code'>,
): Promise<void> {
  if (voucher_code === null) return;
  const redeemed = redeem(await store.vouchers.at(voucher_code).read(), now());
  if (!redeemed.ok) throw toHttpsError(redeemed.problem);
}

/**
 * Refuses a hunt without a payment in two cases: its welcome would exceed the day's budget of texts, or
 * one of its numbers has been sent enough of such welcomes. A wrong code is refused before that:
 * guessing must not use up a number's share.
 */
async function limitUnpaid(services: Ordering, draft: Booking): Promise<void> {
  const { store, appKey, now } = services;
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
 * One commit takes a use of the voucher, confirms the order and queues the welcome and the mail. Both are
 * sent after it.
 */
export async function orderWithVoucher(
  services: Ordering,
  input: OrderInput,
  order: OrderWithHunts,
  tour: Tour,
): Promise<OrderWithHunts> {
  const { store } = services;
  const { voucher_code } = input;
  await checkVoucher(services, input);
  for (const hunt of order.hunts) await limitUnpaid(services, hunt);
  let mail: string | null = null;
  const placed = await withoutConflict(async () => {
    const [existing, voucher] = await Promise.all([
      readOrder(services, order.id),
      voucher_code === null ? null : store.vouchers.at(voucher_code).readVersioned(),
    ]);
    if (existing) return repeated(existing.order, input, order.uid);
    const now = services.now();
    const commit = store.commit();
    if (voucher) {
      const redeemed = redeem(voucher.value, now);
      if (!redeemed.ok) throw toHttpsError(redeemed.problem);
      if (voucher.value) commit.update(voucher, { uses_left: redeemed.value.uses_left });
    }
    const changed = await Promise.all(
      order.hunts.map(async (booking) => {
        const welcomed = await welcomedFields(services, booking.id, booking);
        return { booking, changes: { ...confirm(booking, now), ...welcomed } };
      }),
    );
    const confirmed = changedOrder(order, { confirmed_at: now }, changed);
    createOrder(services, commit, confirmed);
    for (const hunt of confirmed.hunts) queueWelcome(services, commit, hunt.id, hunt, now, { tour });
    mail = queueConfirmation(services, commit, { order: confirmed, tour, now });
    await commit.run();
    return confirmed;
  });
  const phones = placed.hunts.flatMap(({ phone_numbers }) => phone_numbers);
  await Promise.all([sendNow(services, phones), enqueueBookingMail(services, mail)]);
  return placed;
}
