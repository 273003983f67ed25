import { teamName } from '@streetlore/domain/leaderboard';
import { isBooker, type Person, refusalOf, withoutPerson } from '@streetlore/domain/privacy';
import { figuresMoved } from '@streetlore/domain/stats';
import { HttpsError } from 'firebase-functions/v2/https';
import { countMoved } from '../platform/count-moved.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import { all, recordsOf } from './records.ts';

/** Takes a person out of their bookings, and their team's name off the leaderboard. What was sold, paid and played stays. */
export async function eraseBookings(services: Services, person: Person): Promise<void> {
  for (const { ref } of await all(services.store, recordsOf(person).bookings))
    await withoutConflict(() => eraseBooking(services, ref.id, person));
}

async function eraseBooking(services: Services, id: string, person: Person): Promise<void> {
  const { store } = services;
  const row = store.leaderboard.at(id);
  const [booking, isRanked] = await Promise.all([store.bookings.at(id).readVersioned(), row.exists()]);
  if (!booking.value) return;
  // Reopened while we were at it: its players would lose it.
  const refusal = refusalOf([booking.value]);
  if (refusal) throw new HttpsError('failed-precondition', refusal);
  const commit = store.commit();
  const nobody = withoutPerson(booking.value, person);
  commit.update(booking, nobody);
  if (isRanked && isBooker(booking.value, person)) commit.update(row, { name: teamName(id, null) });
  await commit.run();
  await countMoved(services, figuresMoved({ before: booking.value, after: { ...booking.value, ...nobody } }));
}
