import { bookingTexts, waitsForPress } from '@streetlore/domain/booking';
import type { OrderInput, OrderWithHunts } from '@streetlore/domain/order';
import { HttpsError } from 'firebase-functions/v2/https';
import { enqueueBookingMail } from '../mailing/order-mails.ts';
import type { Caller } from '../platform/callable.ts';
import { readOrder } from '../platform/read-order.ts';
import { alreadyExists } from '../store/conflict.ts';
import { checkOrder, createOrder, type Ordering, repeated } from './check-order.ts';
import { checkVoucher, orderWithVoucher } from './order-with-voucher.ts';
import { limitPressMails, queuePressMail } from './press-mail.ts';

/**
 * Says what an order would cost, in pence, and writes nothing.
 * @throws HttpsError naming the field at fault
 */
export async function reviewOrder(services: Ordering, input: OrderInput, uid: string): Promise<number> {
  const ordered = await checkOrder(services, input, uid);
  if (!ordered.existing) await checkVoucher(services, input);
  return (ordered.existing ?? ordered.draft).amount;
}

/** Who places an order. */
export type Placer = Pick<Caller, 'uid' | 'ip'>;

/**
 * Returns an order: the existing one, or a new one. A new order that a voucher pays for is confirmed at
 * once if it has phones, and by the press in a mail if it has none.
 * @throws HttpsError naming the field at fault; nothing is written then
 */
export async function storeOrder(services: Ordering, input: OrderInput, caller: Placer): Promise<OrderWithHunts> {
  const ordered = await checkOrder(services, input, caller.uid);
  if (ordered.existing) return ordered.existing;
  const { draft, offered } = ordered;
  const needsPress = draft.hunts.every(waitsForPress);
  if (needsPress) await limitPressMails(services, input, caller);
  else if (input.voucher_code !== null) return await orderWithVoucher(services, input, draft, offered);
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
    return repeated(first.order, input, caller.uid);
  }
}
