import { type Booking, bookingTexts, confirm, type HuntChange, unpaidWelcomeLimit } from '@streetlore/domain/booking';
import { changedOrder, type OrderInput, type OrderWithHunts } from '@streetlore/domain/order';
import type { Tour } from '@streetlore/domain/tour';
import { redeem } from '@streetlore/domain/voucher';
import { HttpsError } from 'firebase-functions/v2/https';
import { segmentsLeft } from '../budgets/segments-left.ts';
import { enqueueBookingMail, queueConfirmation } from '../mailing/order-mails.ts';
import { sendNow } from '../outbox/send-now.ts';
import { toHttpsError } from '../platform/errors.ts';
import { readOrder } from '../platform/read-order.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import { keyedHashes } from '../store/keyed-hash.ts';
import type { Writes } from '../store/writes.ts';
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
 * Adds to a commit that an order's voucher pays for it: the use, the welcome and the mail.
 * @returns the confirmed order, what changes in its hunts, and the id of the mail
 * @throws HttpsError for a voucher that does not pay
 */
export async function payByVoucher(
  services: Services<'site' | 'privacyKey'>,
  commit: Writes,
  order: OrderWithHunts,
  tour: Tour | null,
): Promise<{ order: OrderWithHunts; changed: readonly HuntChange[]; mail: string | null }> {
  const now = services.now();
  const { voucher_code } = order;
  const voucher = voucher_code === null ? null : await services.store.vouchers.at(voucher_code).readVersioned();
  const redeemed = redeem(voucher?.value ?? null, now);
  if (!redeemed.ok) throw toHttpsError(redeemed.problem);
  if (voucher?.version) commit.update(voucher, { uses_left: redeemed.value.uses_left });
  const changed = await Promise.all(
    order.hunts.map(async (booking) => {
      const welcomed = await welcomedFields(services, booking.id, booking);
      return { booking, changes: { ...confirm(booking, now), ...welcomed } };
    }),
  );
  const confirmed = changedOrder(order, { confirmed_at: now }, changed);
  for (const hunt of confirmed.hunts) queueWelcome(services, commit, hunt.id, hunt, now, { tour });
  return { order: confirmed, changed, mail: queueConfirmation(services, commit, { order: confirmed, tour, now }) };
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
  await checkVoucher(services, input);
  for (const hunt of order.hunts) await limitUnpaid(services, hunt);
  let mail: string | null = null;
  const placed = await withoutConflict(async () => {
    const existing = await readOrder(services, order.id);
    if (existing) return repeated(existing.order, input, order.uid);
    const commit = store.commit();
    const paid = await payByVoucher(services, commit, order, tour);
    createOrder(services, commit, paid.order);
    mail = paid.mail;
    await commit.run();
    return paid.order;
  });
  const phones = placed.hunts.flatMap(({ phone_numbers }) => phone_numbers);
  await Promise.all([sendNow(services, phones), enqueueBookingMail(services, mail)]);
  return placed;
}
