import { type Booking, bookingSchema } from '@streetlore/domain/booking';
import { partySchema } from '@streetlore/domain/party';
import { isUnderWay, withoutOrganiser } from '@streetlore/domain/retention';
import type { Services } from '../platform/services.ts';
import { nullIfConflict } from '../store/conflict.ts';
import type { FoundDocument } from '../store/entity.ts';
import type { AnyDocument } from '../store/stored.ts';
import { deleteWhole, underWayAmong } from './ended-bookings.ts';

/**
 * Removes what is personal from parties of which no team's booking is still needed: who organised
 * them, and the pages that their links open. The party itself owns the payment, so it stays as long
 * as the bookings that the payment was for.
 */
export async function clearParties(
  services: Services,
  found: readonly FoundDocument<AnyDocument>[],
  before: Date,
): Promise<number> {
  let cleared = 0;
  for (const { ref, value } of found) {
    const read = partySchema.safeParse(value);
    if (!read.success || (await underWayAmong(services, read.data.booking_ids, before)).size > 0) continue;
    const cleared_at = services.now();
    const change = await services.store.parties.at(ref.id).amend(() => ({ ...withoutOrganiser, cleared_at }));
    if (change) cleared += 1;
  }
  return cleared;
}

/** A payment's refund is booked by its party, so a party is never deleted before its last booking. */
export const deleteParties = deletingParties((booking, before) => booking.created_at < before);

/** Nothing was ever paid for these. A party that was paid a wrong sum and got it back stays in the accounts. */
export const deleteUnpaidParties = deletingParties(
  ({ status, confirmed_at, refunds }) => status === 'expired' && confirmed_at === null && !refunds,
);

/** Deletes parties together with all their bookings, in one commit, once every booking is due. */
function deletingParties(isDue: (booking: Booking, before: Date) => boolean) {
  return async (services: Services, found: readonly FoundDocument<AnyDocument>[], before: Date): Promise<number> => {
    const { store } = services;
    let gone = 0;
    for (const party of found) {
      const read = partySchema.safeParse(party.value);
      if (!read.success) continue;
      const ids = read.data.booking_ids;
      const stored = await store.readAllVersioned(ids.map((id) => store.storedAt(store.bookings.at(id).path)));
      const bookings = stored.flatMap((one) => (one.version ? [one] : []));
      const mayGo = bookings.every(({ value }) => {
        const booking = bookingSchema.safeParse(value);
        return booking.success && !isUnderWay(booking.data, before) && isDue(booking.data, before);
      });
      if (!mayGo) continue;
      const commit = store.commit();
      commit.delete(party);
      if ((await nullIfConflict(deleteWhole(services, bookings, commit).then(() => true))) === true) gone += 1;
    }
    return gone;
  };
}
