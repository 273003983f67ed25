import { huntsBookedFor } from '@streetlore/domain/booking';
import { londonDay } from '@streetlore/domain/time';
import {
  closedDayTexts,
  closeTourDayInput,
  type closeTourDayOutput,
  MAX_CLOSED_DAYS,
  MAX_HUNTS_TOLD,
  withClosedDay,
} from '@streetlore/domain/tour';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { tellDayClosed } from './tell-day-closed.ts';

/** Closes a day of a tour, or opens it again. Those who booked a closed day are told. */
export const closeTourDay = callable('closeTourDay', {
  input: closeTourDayInput,
  who: 'admin',
  needs: ['site', 'privacyKey'],
  run: closeDay,
});

/**
 * Nobody can book or move to the day from then on. A repeated request changes nothing and tells
 * nobody twice.
 * @throws HttpsError not-found if the tour does not exist, failed-precondition for a day that has
 *   passed or one too many
 */
export async function closeDay(
  services: Services<'site' | 'privacyKey'>,
  { tour_id, request_id, day, sentence }: z.output<typeof closeTourDayInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<z.infer<typeof closeTourDayOutput>> {
  const { store } = services;
  await decideOnce(services, caller, request_id, {
    read: () => store.tours.at(tour_id).readVersioned(),
    decide: (commit, found, now) => {
      if (!found.value) throw new HttpsError('not-found', closedDayTexts.noTour);
      if (sentence !== null && day < londonDay(now)) throw new HttpsError('failed-precondition', closedDayTexts.past);
      const closed_days = withClosedDay(found.value.closed_days, day, sentence, londonDay(now));
      if (closed_days.length > MAX_CLOSED_DAYS) throw new HttpsError('failed-precondition', closedDayTexts.tooMany);
      commit.update(found, { closed_days });
      const action = sentence === null ? 'tour_day_opened' : 'tour_day_closed';
      return { action, target: found.ref.path, detail: { day } };
    },
  });
  if (sentence === null) return { hunts: 0, untold: 0 };
  const ids = await store.ids(huntsBookedFor(tour_id, day, MAX_HUNTS_TOLD));
  return await tellDayClosed(services, ids, { day, sentence, request_id, caller });
}
