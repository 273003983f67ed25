import { bookingTexts } from '@streetlore/domain/booking';
import type { OrderInput, OrderWithHunts } from '@streetlore/domain/order';
import { HttpsError } from 'firebase-functions/v2/https';
import { readOrder } from '../platform/read-order.ts';
import { alreadyExists } from '../store/conflict.ts';
import { checkOrder, createOrder, type Ordering, repeated } from './check-order.ts';
import { checkVoucher, orderWithVoucher } from './order-with-voucher.ts';

/**
 * Says what an order would cost, in pence, and writes nothing.
 * @throws HttpsError naming the field at fault
 */
export async function reviewOrder(services: Ordering, input: OrderInput, uid: string): Promise<number> {
  const ordered = await checkOrder(services, input, uid);
  if (!ordered.existing) await checkVoucher(services, input);
  return (ordered.existing ?? ordered.draft).amount;
}

/**
 * Returns an order: the existing one, or a new one. A new order is confirmed at once if a voucher pays
 * for it.
 * @throws HttpsError naming the field at fault; nothing is written then
 */
export async function storeOrder(services: Ordering, input: OrderInput, uid: string): Promise<OrderWithHunts> {
  const ordered = await checkOrder(services, input, uid);
  if (ordered.existing) return ordered.existing;
  const { draft, offered } = ordered;
  if (input.voucher_code !== null) return await orderWithVoucher(services, input, draft, offered);
  const { store } = services;
  // A bare batch instead of a transaction, so that a double click waits for no lock.
  const commit = store.commit();
  createOrder(services, commit, draft);
  try {
    await commit.run();
    return draft;
  } catch (error) {
    if (!alreadyExists(error)) throw error;
    const first = await readOrder(services, input.order.id);
    // Another booking has the id of a team. The form takes another id.
    if (!first) throw new HttpsError('failed-precondition', bookingTexts.taken, { field: `${input.order.kind}_id` });
    return repeated(first.order, input, uid);
  }
}
