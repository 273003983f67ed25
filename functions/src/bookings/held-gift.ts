import { type Gift, givenBack } from '@streetlore/domain/gift';
import type { WithId } from '@streetlore/domain/query';
import { readTaken } from '../platform/gift-use.ts';
import { readOrder } from '../platform/read-order.ts';
import type { Services } from '../platform/services.ts';
import { giveUp } from './give-up.ts';

type By = { readonly orderId: string; readonly uid: string };

/** The order that a visitor placed before with this gift and has not paid; null if there is none. */
async function heldOrder(services: Services, { held_by }: Gift, { orderId, uid }: By) {
  if (held_by === null || held_by === orderId) return null;
  const order = (await readOrder(services, held_by))?.order;
  return order?.uid === uid && order.hunts.every(({ status }) => status === 'pending_payment') ? order : null;
}

/** A gift as it would be for a visitor who gives up the order that they placed before with it. Writes nothing. */
export async function asIfReleased(
  services: Services,
  gift: WithId<Gift> | null,
  by: By,
): Promise<WithId<Gift> | null> {
  const order = gift && (await heldOrder(services, gift, by));
  const taken = order && (await readTaken(services, order));
  return taken ? { ...taken.gift.value, ...givenBack(taken.gift.value, taken, order, services.now()) } : gift;
}

/**
 * Gives up the order that a visitor placed before with this gift and has not paid: whoever goes back and changes the
 * day would otherwise find the gift used.
 */
export async function releaseHeld(
  services: Services<'payments' | 'texting' | 'site' | 'privacyKey'>,
  gift: Gift,
  by: By,
): Promise<void> {
  const order = await heldOrder(services, gift, by);
  if (order) await giveUp(services, order.id);
}
