import { bookingSchema } from '@streetlore/domain/booking';
import { isUnderWay } from '@streetlore/domain/retention';
import type { Services } from '../platform/services.ts';
import type { FoundDocument } from '../store/entity.ts';
import type { AnyDocument } from '../store/stored.ts';
import type { Commit } from '../store/writes.ts';
import { eraseBelowTeamPage } from './erase-team-pages.ts';

/**
 * The ids of the bookings that are still needed. A booking that cannot be read counts as needed.
 */
export async function underWayAmong({ store }: Services, ids: readonly unknown[], before: Date): Promise<Set<unknown>> {
  const named = [...new Set(ids)].filter((id): id is string => typeof id === 'string' && id !== '');
  const found = await store.readAll(named.map((id) => store.storedAt(store.bookings.at(id).path)));
  return new Set(named.filter((_, n) => found[n] && isNeeded(found[n], before)));
}

/** Whether a stored booking is still needed. */
export function isNeeded(stored: AnyDocument, before: Date): boolean {
  const booking = bookingSchema.safeParse(stored);
  return !booking.success || isUnderWay(booking.data, before);
}

/**
 * Deletes bookings within a commit and runs it, with their hunts' copies of the tour and what is left
 * below their teams' pages.
 */
export async function commitDeletingBookings(
  services: Services,
  gone: readonly FoundDocument<AnyDocument>[],
  commit: Commit,
) {
  for (const { ref, value } of gone) {
    const booking = bookingSchema.safeParse(value);
    if (booking.success) await eraseBelowTeamPage(services, { ...booking.data, id: ref.id });
  }
  for (const booking of gone) {
    commit.delete(booking);
    commit.delete(services.store.huntTour(booking.ref.id));
  }
  await commit.run();
}
