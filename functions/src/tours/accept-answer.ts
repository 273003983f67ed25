import { stopId } from '@streetlore/domain/paths';
import { acceptAnswerInput, type acceptAnswerOutput, mainAnswerOf, mayAccept } from '@streetlore/domain/playing';
import { artistFault, secretsOf, tourEditorTexts } from '@streetlore/domain/tour';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { commitOnce, decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { staleEditError } from '../platform/stale.ts';
import { addAnswerToHunts, dropAnswers } from './apply-accepted-answer.ts';

/** Accepts a wrong answer of players at a stop from now on, also in hunts under way. */
export const acceptAnswer = callable('acceptAnswer', {
  input: acceptAnswerInput,
  who: 'admin',
  run: addAcceptedAnswer,
});

/**
 * Accepts a wrong answer as right. A second call continues where the first was interrupted, and gives no
 * points back twice.
 * 1. The tour gets the answer.
 * 2. The tour's hunts under way get it, one by one.
 * 3. The answer leaves the editor's list of wrong answers.
 * @throws HttpsError `failed-precondition` with field `seen` when somebody else has saved the tour meanwhile,
 * and with the reason when the answer cannot be accepted
 */
export async function addAcceptedAnswer(
  services: Services,
  { tour_id, request_id, seen, ...asked }: z.output<typeof acceptAnswerInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<z.infer<typeof acceptAnswerOutput>> {
  const { store } = services;
  const { stop_number, answer, solution } = asked;
  const target = store.tours.at(tour_id).path;
  const savedAt = await decideOnce(services, caller, request_id, {
    read: () =>
      Promise.all([
        store.tours.at(tour_id).readVersioned(),
        store.findVersioned(secretsOf(tour_id)),
        store.tourStops.at(stopId(tour_id, stop_number)).read(),
      ]),
    decide: (commit, [tour, secrets, wall], now) => {
      if (!tour.value) throw staleEditError(tourEditorTexts.gone);
      const stop = secrets.find(({ value }) => value.stop_number === stop_number);
      const isMeant = stop !== undefined && mainAnswerOf({ answers: [stop.value.answer] }) === solution;
      if (!isMeant || tour.value.updated_at.toISOString() !== seen) throw staleEditError(tourEditorTexts.changed);
      const decision = mayAccept(
        answer,
        stop.value,
        secrets.map(({ value }) => value),
      );
      if (!decision.ok) throw toHttpsError(decision.problem);
      const gives = artistFault(wall?.artist ?? null, { ...stop.value, accepted_answers: decision.value });
      if (gives) throw new HttpsError('failed-precondition', gives);
      commit.update(tour, { updated_at: now });
      commit.update(stop, { accepted_answers: decision.value });
      return { action: 'answer_accepted', target, detail: { stop_number, answer } };
    },
  });
  const given = await addAnswerToHunts(services, tour_id, asked);
  const removed = await dropAnswers(services, tour_id, asked);
  const detail = { stop_number, answer, ...given, removed };
  await commitOnce(services, caller, `${request_id}_hunts`, { action: 'answer_given_to_hunts', target, detail });
  return { updated_at: savedAt.toISOString(), hunts: given.hunts, points: given.points };
}
