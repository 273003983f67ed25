import { bookingsOfTour } from '@streetlore/domain/booking';
import { stopId } from '@streetlore/domain/paths';
import {
  type AcceptedAnswer,
  type AcceptedInHunt,
  giveAnswer,
  isRight,
  wrongAnswersIn,
  wrongAnswersTo,
} from '@streetlore/domain/playing';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';

/** Hunts that are changed in parallel. */
const AT_ONCE = 10;
/** Documents in one commit. */
const OF_A_COMMIT = 400;

/**
 * Adds the answer to each hunt in a commit of its own. It skips hunts that have the answer, so a repeated
 * call does no harm.
 */
export async function addAnswerToHunts(services: Services, tourId: string, answer: AcceptedAnswer) {
  const ids = await services.store.ids(bookingsOfTour(tourId, 'confirmed'));
  const given: AcceptedInHunt[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const done = await Promise.all(some.map((id) => withoutConflict(() => giveToHunt(services, id, answer))));
    given.push(...done.filter((one) => one !== null));
  }
  const sum = (of: 'forgiven' | 'points') => given.reduce((total, one) => total + one[of], 0);
  return { hunts: given.length, forgiven: sum('forgiven'), points: sum('points') };
}

async function giveToHunt(
  { store, now }: Services,
  id: string,
  answer: AcceptedAnswer,
): Promise<AcceptedInHunt | null> {
  const found = await store.bookings.at(id).readVersioned();
  if (!found.version) return null;
  const { hunt, status } = found.value;
  if (status !== 'confirmed') return null;
  const commit = store.commit();
  if (hunt.phase === 'ready') {
    // A START that is being played at this moment must read the tour again. For that a field has to change:
    // Firestore gives an unchanged document no new version.
    commit.update(found, { answer_accepted_at: now() });
    await commit.run();
    return null;
  }
  const [tour, wrong] = await Promise.all([store.huntTour(id).readVersioned(), store.find(wrongAnswersIn(id))]);
  const given = tour.value && giveAnswer({ hunt, tour: tour.value, wrong }, answer);
  if (!tour.value || !given) return null;
  commit.update(found, { hunt: given.hunt });
  commit.update(tour, { stops: given.tour.stops });
  if (given.result) {
    const { stop_number, wrong_answers, points } = given.result;
    const { path } = store.stopResults.at(stopId(id, stop_number));
    const counted = await store.storedAt(path).readVersioned();
    if (counted.version) commit.update(counted, { wrong_answers, points });
  }
  await commit.run();
  return given;
}

/**
 * Removes the stored wrong answers of a stop that are now right, including those of finished hunts.
 * @returns how many texts were removed
 */
export async function dropAnswers(
  { store }: Services,
  tourId: string,
  { solution, answer }: AcceptedAnswer,
): Promise<number> {
  const wrong = await store.find(wrongAnswersTo(tourId, solution));
  const right = wrong.filter((one) => isRight(one.answer, { answers: [answer] }));
  for (let from = 0; from < right.length; from += OF_A_COMMIT) {
    const commit = store.commit();
    for (const { id } of right.slice(from, from + OF_A_COMMIT)) commit.delete(store.wrongAnswers.at(id));
    await commit.run();
  }
  return right.length;
}
