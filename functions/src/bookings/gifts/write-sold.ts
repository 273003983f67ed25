import type { SoldSettlement } from '@streetlore/domain/order';
import type { SoldRead } from '../../platform/read-order.ts';
import type { Services } from '../../platform/services.ts';
import type { Writes } from '../../store/writes.ts';
import { queueReceipt, sendGift } from './gift-mails.ts';

/**
 * Adds to a commit what a report changes in an order that sells a gift, and in the gift, with the mails about it.
 * @returns the receipt's id; the sweep schedules the other mail
 */
export function writeSold(
  services: Services<'site' | 'privacyKey'>,
  commit: Writes,
  { stored, gift }: SoldRead,
  { order, fault, gift: { changes, movements, isConfirmed } }: SoldSettlement,
  now: Date,
): { readonly notified: readonly string[]; readonly mail: string | null; readonly fault: string | null } {
  if (Object.keys(order).length > 0) commit.update(stored, order);
  for (const { id, movement } of movements) commit.create(services.store.ledger.at(id), movement);
  const after = { ...gift.value, ...changes };
  const sent = isConfirmed ? sendGift(services, commit, after, now) : {};
  const all = { ...changes, ...sent };
  if (Object.keys(all).length > 0) commit.update(gift, all);
  return { notified: [], mail: isConfirmed ? queueReceipt(services, commit, after, now) : null, fault };
}
