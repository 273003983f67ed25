import { bookingTexts, waitsForPress } from '@streetlore/domain/booking';
import { type Gift, taken } from '@streetlore/domain/gift';
import type { OrderInput, OrderWithHunts } from '@streetlore/domain/order';
import type { WithId } from '@streetlore/domain/query';
import { HttpsError } from 'firebase-functions/v2/https';
import { enqueueBookingMail } from '../mailing/order-mails.ts';
import type { Caller } from '../platform/callable.ts';
import { readOrder } from '../platform/read-order.ts';
import { alreadyExists } from '../store/conflict.ts';
import { checkOrder, createOrder, type Ordering, repeated } from './check-order.ts';
import { releaseHeld } from './held-gift.ts';
import { orderWithGift } from './order-with-gift.ts';
import { limitPressMails, queuePressMail } from './press-mail.ts';

/** An order, and what its gift has left with it; null for an order without one. */
type Stored = { readonly order: OrderWithHunts; readonly gift: WithId<Gift> | null };

/**
 * Says what an order would cost, and what its gift would have left, and writes nothing.
 * @throws HttpsError naming the field at fault
 */
export async function reviewOrder(services: Ordering, input: OrderInput, caller: Placer): Promise<Stored> {
  const ordered = await checkOrder(services, input, caller);
  if (ordered.existing) return { order: ordered.existing, gift: ordered.gift };
  const { draft, gift } = ordered;
  return { order: draft, gift: gift && draft.gift && { ...gift, ...taken(gift, draft.gift, services.now()) } };
}

/** Who places an order. */
export type Placer = Pick<Caller, 'uid' | 'ip'>;

/**
 * Returns an order: the existing one, or a new one. A new order that a gift pays for is confirmed at once. One that a
 * voucher or a prize pays for and that has no phones is confirmed by the press in a mail: nobody has paid anything.
 * @throws HttpsError naming the field at fault; nothing is written then
 */
export async function storeOrder(services: Ordering, input: OrderInput, caller: Placer): Promise<OrderWithHunts> {
  const ordered = await checkOrder(services, input, caller);
  if (ordered.existing) return ordered.existing;
  const { draft, offered, gift } = ordered;
  const needsPress = gift?.origin !== 'bought' && draft.hunts.every(waitsForPress);
  if (needsPress) await limitPressMails(services, input, gift, caller);
  else if (gift) return await orderWithGift(services, input, ordered);
  // The review has counted as free what an unpaid order of this visitor holds.
  if (gift) await releaseHeld(services, gift, { orderId: draft.id, uid: caller.uid });
  const { store } = services;
  // A bare batch instead of a transaction, so that a double click waits for no lock.
  const commit = store.commit();
  createOrder(services, commit, draft);
  const mail = needsPress ? queuePressMail(services, commit, draft, offered) : null;
  try {
    await commit.run();
    await enqueueBookingMail(services, mail);
    return draft;
  } catch (error) {
    if (!alreadyExists(error)) throw error;
    const first = await readOrder(services, input.order.id);
    // Another booking has the id of a team. The form takes another id.
    if (!first) throw new HttpsError('failed-precondition', bookingTexts.taken, { field: `${input.order.kind}_id` });
    return repeated(first.order, input, { uid: caller.uid, giftId: gift?.id ?? null });
  }
}
