import {
  endedGift,
  type Gift,
  giftMovement,
  giftsDue,
  isAbandoned,
  isEndDue,
  isMailDue,
  isReminderDue,
  nextLookAt,
  withDue,
} from '@streetlore/domain/gift';
import { log } from '../../base/log.ts';
import type { SeenGift } from '../../platform/gift-use.ts';
import { readSold } from '../../platform/read-order.ts';
import type { Services } from '../../platform/services.ts';
import { withoutConflict } from '../../store/conflict.ts';
import { settleOrder } from '../settle-order.ts';
import { askStripe } from './ask-stripe.ts';
import { queueReminder, sendGift } from './gift-mails.ts';
import { payGiftRefund } from './pay-gift-refund.ts';

type Tending = Services<'payments' | 'texting' | 'site' | 'privacyKey'>;

/** The most gifts that one sweep tends. The rest waits a minute. */
const BATCH = 200;

export const giftsToTend = ({ store, now }: Services): Promise<string[]> => store.ids(giftsDue(now(), BATCH));

/** Each change is one commit on condition of the version that was read, so two sweeps do it once. */
export async function tendGift(services: Tending, id: string): Promise<void> {
  const gift = await services.store.gifts.at(id).read();
  if (!gift) return;
  if (gift.purchase?.refund_due) await payGiftRefund(services, id);
  else if (!gift.active_from && !gift.cancelled_at) await lookUp(services, id);
  else await withoutConflict(() => doDue(services, id));
}

/** Settles an unpaid gift whose webhook has not come. One that nobody has paid for a day is given up. */
async function lookUp(services: Tending, id: string): Promise<void> {
  const { store, payments, now } = services;
  const state = await askStripe(services, id);
  if (state === 'succeeded') {
    log.warn('A payment was found whose webhook had not come', { gift: id });
    await store.health.merge({ payment_missed_at: now() });
    return;
  }
  const intentId = (await store.orders.at(id).read())?.payment_intent_id ?? null;
  const gift = await store.gifts.at(id).read();
  if (!gift || gift.active_from || gift.cancelled_at) return;
  if (!isAbandoned(gift, now())) return await keepDue(services, id, { due_at: nextLookAt(gift, now()) });
  if (intentId !== null) await settleOrder(services, { payment: await payments.cancel(intentId) });
  else await withoutConflict(() => giveUp(services, id));
}

/** Gives up a gift whose order has no PaymentIntent. If the order gets one meanwhile, the gift stays. */
async function giveUp(services: Tending, id: string): Promise<void> {
  const read = await readSold(services, id);
  if (!read || read.gift.value.active_from || read.order.payment_intent_id !== null) return;
  const commit = services.store.commit();
  commit.require(read.stored);
  commit.update(read.gift, { cancelled_at: services.now(), due_at: null });
  await commit.run();
}

/** Changes a gift that is still unpaid. */
async function keepDue({ store }: Services, id: string, change: Partial<Gift>): Promise<void> {
  await store.gifts.at(id).amend((gift): Partial<Gift> | null => (gift.active_from ? null : change));
}

async function doDue(services: Tending, id: string): Promise<void> {
  const { store } = services;
  const found = await store.gifts.at(id).readVersioned();
  if (!found.version) return;
  const now = services.now();
  const gift: SeenGift = found;
  const commit = store.commit();
  commit.update(gift, changesDue(services, commit, gift, now));
  await commit.run();
}

function changesDue(
  services: Tending,
  commit: Parameters<typeof sendGift>[1],
  { value }: SeenGift,
  now: Date,
): Partial<Gift> {
  if (isMailDue(value, now)) return sendGift(services, commit, value, now);
  if (isReminderDue(value, now)) {
    queueReminder(services, commit, value, now);
    return withDue(value, { reminded_at: now });
  }
  if (!isEndDue(value, now)) return withDue(value, {});
  const { pence_left, hunts_left, expires_at } = value;
  const of = { cause: `${value.id}_${expires_at?.getTime()}`, pence: -pence_left, hunts: -hunts_left, order_id: null };
  const { id, movement } = giftMovement('gift_kept', value, of, now);
  if (pence_left > 0 || hunts_left > 0) commit.create(services.store.ledger.at(id), movement);
  return endedGift(value, now);
}
