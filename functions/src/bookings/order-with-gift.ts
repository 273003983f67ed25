import { type Booking, bookingTexts, confirm, type HuntChange, unpaidWelcomeLimit } from '@streetlore/domain/booking';
import { payWith } from '@streetlore/domain/gift';
import { changedOrder, type OrderInput, type OrderWithHunts } from '@streetlore/domain/order';
import type { Tour } from '@streetlore/domain/tour';
import { HttpsError } from 'firebase-functions/v2/https';
import { segmentsLeft } from '../budgets/segments-left.ts';
import { enqueueBookingMail, queueConfirmation } from '../mailing/order-mails.ts';
import { sendNow } from '../outbox/send-now.ts';
import { toHttpsError } from '../platform/errors.ts';
import { type SeenGift, takeFromGift } from '../platform/gift-use.ts';
import { readOrder } from '../platform/read-order.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import { keyedHashes } from '../store/keyed-hash.ts';
import type { Writes } from '../store/writes.ts';
import { createOrder, type Drafted, type Ordering, repeated } from './check-order.ts';
import { releaseHeld } from './held-gift.ts';
import { queueWelcome, welcomedFields } from './queue-welcome.ts';

/** A welcome takes two segments at most, even with the longest names that the editor accepts. */
const MAX_WELCOME_SEGMENTS = 2;

/** How many orders may want the same gift at once and all get their answer. */
const CROWD = { most: 100, pause: 50 };

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
 * Adds to a commit that a gift pays the whole of an order: what it takes, the welcome and the mail.
 * @returns the confirmed order, what changes in its hunts, and the id of the mail
 * @throws HttpsError for a gift that does not pay all of it
 */
export async function payByGift(
  services: Services<'site' | 'privacyKey'>,
  commit: Writes,
  { order, tour, gift }: { order: OrderWithHunts; tour: Tour | null; gift: SeenGift | null },
): Promise<{ order: OrderWithHunts; changed: readonly HuntChange[]; mail: string | null }> {
  const now = services.now();
  const price = order.amount + (order.gift?.covered ?? 0);
  const part = payWith(gift?.value ?? null, { ...order, price }, now);
  if (!part.ok) throw toHttpsError(part.problem);
  if (!gift || part.value.covered < price) throw new HttpsError('failed-precondition', bookingTexts.giftPaysLess);
  takeFromGift(services, commit, gift, { part: part.value, order, held: false }, now);
  const changed = await Promise.all(
    order.hunts.map(async (booking) => {
      const welcomed = await welcomedFields(services, booking.id, booking);
      return { booking, changes: { ...confirm(booking, now), ...welcomed } };
    }),
  );
  const confirmed = changedOrder(order, { confirmed_at: now, gift: part.value }, changed);
  for (const hunt of confirmed.hunts) queueWelcome(services, commit, hunt.id, hunt, now, { tour });
  return { order: confirmed, changed, mail: queueConfirmation(services, commit, { order: confirmed, tour, now }) };
}

/**
 * One commit takes the gift's part and creates the order. If nothing is left to pay, it also confirms the order and
 * queues the welcome and the mail, which are sent after it. The gift is read anew: another order may have taken of it.
 */
export async function orderWithGift(
  services: Ordering,
  input: OrderInput,
  { draft, draftWith, offered, gift: found }: Drafted,
): Promise<OrderWithHunts> {
  const { store } = services;
  if (!found) throw new Error('An order with a gift has none');
  if (draft.amount === 0 && found.origin !== 'bought')
    for (const hunt of draft.hunts) await limitUnpaid(services, hunt);
  await releaseHeld(services, found, { orderId: draft.id, uid: draft.uid });
  let mail: string | null = null;
  const placed = await withoutConflict(async () => {
    // The gift first, as in `checkOrder`.
    const gift = await store.gifts.at(found.id).readVersioned();
    const existing = await readOrder(services, draft.id);
    if (existing) return repeated(existing.order, input, { uid: draft.uid, giftId: found.id });
    const order = draftWith(gift.version && gift.value.code_hash === found.code_hash ? gift.value : null);
    const commit = store.commit();
    if (order.amount > 0) {
      if (!gift.version || !order.gift) throw new Error('A gift pays without being there');
      takeFromGift(services, commit, gift, { part: order.gift, order, held: true }, services.now());
      createOrder(services, commit, order);
      await commit.run();
      return order;
    }
    const paid = await payByGift(services, commit, { order, tour: offered, gift: gift.version ? gift : null });
    createOrder(services, commit, paid.order);
    await commit.run();
    mail = paid.mail;
    return paid.order;
  }, CROWD);
  if (placed.confirmed_at === null) return placed;
  const phones = placed.hunts.flatMap(({ phone_numbers }) => phone_numbers);
  await Promise.all([sendNow(services, phones), enqueueBookingMail(services, mail)]);
  return placed;
}
