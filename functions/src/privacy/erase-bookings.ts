import type { Booking } from '@streetlore/domain/booking';
import { teamName } from '@streetlore/domain/leaderboard';
import { collections } from '@streetlore/domain/paths';
import { isBooker, type Person, refusalOf, withoutPerson } from '@streetlore/domain/privacy';
import type { DocumentReference } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import { all, recordsOf } from './records.ts';

/** Takes a person out of their bookings, and their team's name off the leaderboard. What was sold, paid and played stays. */
export async function eraseBookings(services: Services, person: Person): Promise<void> {
  for (const { ref } of await all(recordsOf(services, person).bookings))
    await withoutConflict(() => eraseBooking(services, ref, person));
}

async function eraseBooking({ db }: Services, ref: DocumentReference<Booking>, person: Person): Promise<void> {
  const row = db.doc(`${collections.leaderboard}/${ref.id}`);
  const [booking, ranked] = await Promise.all([ref.get(), row.get()]);
  const known = booking.data();
  if (!known || !booking.updateTime) return;
  // Reopened while we were at it: its players would lose it.
  const refusal = refusalOf([known]);
  if (refusal) throw new HttpsError('failed-precondition', refusal);
  const batch = db.batch();
  batch.update(db.doc(ref.path), withoutPerson(known, person), { lastUpdateTime: booking.updateTime });
  if (ranked.exists && isBooker(known, person)) batch.update(row, { name: teamName(ref.id, null) });
  await batch.commit();
}
