import { type Gift, type GiftPart, giftMovement, givenBack, returnable, taken, withDue } from '@streetlore/domain/gift';
import type { Order } from '@streetlore/domain/order';
import type { WithId } from '@streetlore/domain/query';
import type { Seen, Writes } from '../store/writes.ts';
import type { Services } from './services.ts';

/** A gift with the version that was read. */
export type SeenGift = Seen<Gift> & { readonly value: WithId<Gift> };

type Paying = Pick<WithId<Order>, 'id' | 'tour_id'>;
type Returning = Pick<WithId<Order>, 'id' | 'tour_id' | 'created_at' | 'confirmed_at'>;

/** Adds to a commit that an order takes its part of a gift. It takes once, whatever is repeated. */
export function takeFromGift(
  { store }: Pick<Services, 'store'>,
  commit: Writes,
  gift: SeenGift,
  { part, order, held }: { part: GiftPart; order: Paying; held: boolean },
  now: Date,
): void {
  commit.update(gift, withDue(gift.value, { ...taken(gift.value, part, now), ...(held && { held_by: order.id }) }));
  const of = { cause: order.id, pence: -part.pence, hunts: -part.hunts, order_id: order.id, tour_id: order.tour_id };
  const { id, movement } = giftMovement('gift_used', gift.value, of, now);
  commit.create(store.ledger.at(id), movement);
}

/** What an order gives back of what it took of its gift. */
export type Taken = { readonly gift: SeenGift; readonly pence: number; readonly hunts: number };

/**
 * What an order can give back to its gift; null if it has taken nothing, has given it back, or the gift is void: what
 * its buyer got back is not given twice.
 */
export async function readTaken(
  { store }: Pick<Services, 'store'>,
  { id, gift: part }: Pick<WithId<Order>, 'id' | 'gift'>,
): Promise<Taken | null> {
  if (!part) return null;
  const [gift, used, isBack] = await Promise.all([
    store.gifts.at(part.gift_id).readVersioned(),
    store.ledger.at(`gift_used_${id}`).read(),
    store.ledger.at(`gift_returned_${id}`).exists(),
  ]);
  if (!gift.version || gift.value.cancelled_at || !used || isBack) return null;
  return { gift, ...returnable(gift.value, { pence: -used.gift, hunts: -used.hunts }) };
}

/** Adds to a commit that an order gives back of its gift. It gives back once, whatever is repeated. */
export function returnToGift(
  { store }: Pick<Services, 'store'>,
  commit: Writes,
  { gift, pence, hunts }: Taken,
  order: Returning,
  now: Date,
): void {
  commit.update(gift, givenBack(gift.value, { pence, hunts }, order, now));
  const of = { cause: order.id, pence, hunts, order_id: order.id, tour_id: order.tour_id };
  const { id, movement } = giftMovement('gift_returned', gift.value, of, now);
  commit.create(store.ledger.at(id), movement);
}
