import { giftSchema, isOver, withoutGiver, withoutRecipient } from '@streetlore/domain/gift';
import { type Person, personalData } from '@streetlore/domain/privacy';
import type { Services } from '../platform/services.ts';
import { nullIfConflict } from '../store/conflict.ts';
import type { FoundDocument } from '../store/entity.ts';
import type { AnyDocument } from '../store/stored.ts';
import { storedRecordsOf } from './records.ts';
import { untilNone } from './until-none.ts';

/**
 * Erases a person as the buyer of gifts, and their browser's id from the orders that sold them. The gifts stay, and
 * their codes work.
 */
export const eraseGivers = (services: Services, person: Person) =>
  untilNone(services, storedRecordsOf(personalData.gifts, person), async (commit, gift) => {
    const { gifts, orders } = services.store;
    commit.update({ ...gift, ref: gifts.at(gift.ref.id) }, withoutGiver);
    const order = await orders.at(gift.ref.id).readVersioned();
    if (order.version) commit.update(order, { uid: '' });
  });

/** The same as the recipient. */
export const eraseRecipients = (services: Services, person: Person) =>
  untilNone(services, storedRecordsOf(personalData.giftRecipients, person), (commit, gift) =>
    commit.update({ ...gift, ref: services.store.gifts.at(gift.ref.id) }, withoutRecipient),
  );

type Found = readonly FoundDocument<AnyDocument>[];

/** Removes the people of gifts that ended long ago. Worth, dates and money stay for the accounts. */
export async function clearGifts({ store, now }: Services, found: Found): Promise<number> {
  let cleared = 0;
  for (const { ref } of found) {
    const nobody = { ...withoutGiver, ...withoutRecipient, cleared_at: now() };
    if (await store.gifts.at(ref.id).amend((gift) => (gift.purchase?.refund_due ? null : nobody))) cleared += 1;
  }
  return cleared;
}

/** Deletes gifts that nobody has paid for. One that was paid another sum waits for an admin. */
export const deleteUnpaidGifts = deletingGifts(({ purchase, cancelled_at }) =>
  purchase?.mismatch ? cancelled_at !== null && purchase.refunded >= purchase.mismatch.received : true,
);

/** Deletes gifts after the period of the accounts, once they have ended. */
export const deleteGifts = deletingGifts(
  (gift) =>
    gift.cancelled_at !== null || isOver(gift) || (gift.expires_at !== null && gift.pence_left + gift.hunts_left === 0),
);

function deletingGifts(mayGo: (gift: ReturnType<typeof giftSchema.parse>) => boolean) {
  return async ({ store }: Services, found: Found): Promise<number> => {
    let gone = 0;
    for (const one of found) {
      const gift = giftSchema.safeParse(one.value);
      if (!gift.success || !mayGo(gift.data)) continue;
      const commit = store.commit();
      commit.delete(one);
      if (await nullIfConflict(commit.runVersioned())) gone += 1;
    }
    return gone;
  };
}
