import { SMALLEST_CHARGE } from '../money/index.ts';
import { type Decision, decided, refused } from '../problem/index.ts';
import { lastDayOf, reopened, withDue } from './life.ts';
import type { Gift, GiftPart } from './schema.ts';
import { giftUseTexts as texts } from './texts.ts';

/** What a gift is to pay for. `price`: pence. */
export type Priced = { readonly tour_id: string; readonly people: number; readonly price: number };

type Found = Gift & { readonly id: string };

/**
 * Whether a gift pays anything at `now`, whatever it is for. Null is a code that does not exist; an unpaid gift gives
 * the same answer.
 */
export function usable(gift: Found | null, now: Date): Decision<Found> {
  const no = (message: string) => refused({ code: 'failed-precondition', field: 'gift_code', message });
  if (gift?.active_from == null || gift.active_from > now) return no(texts.invalid);
  if (gift.frozen) return no(texts.frozen);
  if (gift.cancelled_at) return no(texts.cancelled);
  if (gift.expires_at && gift.expires_at <= now) return no(texts.expired(lastDayOf(gift.expires_at)));
  return gift.pence_left > 0 || gift.hunts_left > 0 ? decided(gift) : no(texts.usedUp);
}

/**
 * What a gift pays of a price, and what is taken from it for that.
 * 1. A hunt of a voucher covers the whole price.
 * 2. A tour gift that is unused covers its tour for its people, whatever the tour costs now.
 * 3. Otherwise pence pay pence.
 * 4. A card cannot be charged less than 30p: the gift leaves exactly that to the card, or covers all.
 */
export function payWith(gift: Found | null, { tour_id, people, price }: Priced, now: Date): Decision<GiftPart> {
  const found = usable(gift, now);
  if (!found.ok) return found;
  const { id: gift_id, origin, worth, pence_left, hunts_left } = found.value;
  const part = { gift_id, origin, pence: 0, hunts: 0, covered: price };
  if (hunts_left > 0) return decided({ ...part, hunts: 1 });
  if (price === 0) return refused({ code: 'failed-precondition', field: 'gift_code', message: texts.nothingToPay });
  const isItsTour = worth.kind === 'tour' && worth.tour_id === tour_id && people <= worth.people;
  const isUnused = worth.kind !== 'hunts' && pence_left === worth.pence;
  if (pence_left >= price || (isItsTour && isUnused)) return decided({ ...part, pence: Math.min(pence_left, price) });
  if (price - pence_left >= SMALLEST_CHARGE) return decided({ ...part, pence: pence_left, covered: pence_left });
  const covered = price - SMALLEST_CHARGE;
  return decided(covered > 0 ? { ...part, pence: covered, covered } : { ...part, pence: pence_left });
}

/** What people call what pays: somebody bought a gift, and we gave a voucher. */
export const nameOf = ({ origin }: Pick<Gift, 'origin'>): 'gift' | 'voucher' =>
  origin === 'bought' ? 'gift' : 'voucher';

/** The fields of a gift once a part of it is taken. */
export const taken = (gift: Gift, { pence, hunts }: GiftPart, now: Date) => ({
  pence_left: gift.pence_left - pence,
  hunts_left: gift.hunts_left - hunts,
  first_used_at: gift.first_used_at ?? now,
});

/** What an order took of a gift. */
type Part = Pick<GiftPart, 'pence' | 'hunts'>;

/**
 * The part of what an order took that the gift gets back. Its buyer may have been refunded at Stripe meanwhile. What
 * is refunded, left and kept at an end never adds up to more than was paid.
 */
export function returnable({ purchase, pence_left, ended }: Gift, { pence, hunts }: Part): Part {
  if (!purchase) return { pence, hunts };
  const missing = purchase.paid - purchase.refunded - pence_left - (ended?.pence ?? 0);
  return { pence: Math.max(0, Math.min(pence, missing)), hunts };
}

/**
 * The fields of a gift that gets back a part. The gift can then be used for at least 30 days. The rest that its end
 * took stays with us.
 * @param order an unpaid order only held the part, so it opens the gift again only if the gift ended meanwhile
 */
export function givenBack(
  gift: Gift,
  { pence, hunts }: Part,
  order: { readonly created_at: Date; readonly confirmed_at: Date | null },
  now: Date,
): Partial<Gift> {
  const { expires_at } = gift;
  const hasMissedEnd = expires_at !== null && expires_at > order.created_at && expires_at <= now;
  return withDue(gift, {
    pence_left: gift.pence_left + pence,
    hunts_left: gift.hunts_left + hunts,
    ...((order.confirmed_at || hasMissedEnd) && reopened(gift, now)),
  });
}
