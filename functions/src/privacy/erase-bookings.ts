import { wrongAnswersIn } from '@streetlore/domain/hunt';
import { teamName } from '@streetlore/domain/leaderboard';
import { isBooker, type Person, refusalOf, withoutPerson } from '@streetlore/domain/privacy';
import { reviewAuthorsOf } from '@streetlore/domain/reviews';
import { figuresMoved } from '@streetlore/domain/stats';
import { HttpsError } from 'firebase-functions/v2/https';
import { countMoved } from '../platform/count-moved.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import { asStored } from '../store/stored.ts';
import { all, ownerOf, recordsOf } from './records.ts';

/**
 * Takes a person out of their bookings, with what their group answered wrongly, and their team's name off the leaderboard and the
 * others' reviews. What was sold, paid and played stays.
 */
export async function eraseBookings(services: Services, person: Person): Promise<void> {
  for (const { ref } of await all(services.store, recordsOf(person).bookings))
    await withoutConflict(() => eraseBooking(services, ref.id, person));
}

async function eraseBooking(services: Services, id: string, person: Person): Promise<void> {
  const { store } = services;
  const row = store.leaderboard.at(id);
  const [booking, isRanked, authors, wrong] = await Promise.all([
    store.bookings.at(id).readVersioned(),
    row.exists(),
    store.findVersioned(asStored(reviewAuthorsOf(id))),
    store.ids(wrongAnswersIn(id)),
  ]);
  if (!booking.value) return;
  // Reopened while we were at it: its players would lose it.
  const refusal = refusalOf([booking.value]);
  if (refusal) throw new HttpsError('failed-precondition', refusal);
  const commit = store.commit();
  const nobody = withoutPerson(booking.value, person);
  commit.update(booking, nobody);
  if (isBooker(booking.value, person)) {
    const name = teamName(id, null);
    if (isRanked) commit.update(row, { name });
    for (const author of authors) commit.update(store.reviews.at(ownerOf(author)), { team: name });
  }
  for (const text of wrong) commit.delete(store.wrongAnswers.at(text));
  await commit.run();
  await countMoved(services, figuresMoved({ before: booking.value, after: { ...booking.value, ...nobody } }));
}
