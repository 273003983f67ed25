import { sendTestSmsInput, sendTestSmsOutput } from '@streetlore/domain/hunt';
import { firstPartners, MAX_NAMED, type Partner, partnersAmong } from '@streetlore/domain/partner';
import { collections } from '@streetlore/domain/paths';
import {
  acceptAnswerInput,
  acceptAnswerOutput,
  newestWrongAnswers,
  type WrongAnswer,
} from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import {
  deleteTourInput,
  partnerIds,
  placesOf,
  saveTourInput,
  saveTourOutput,
  secretsOf,
  stopsOf,
  type Tour,
  type TourPartner,
  type TourStop,
  type TourStopSecret,
  tourSchema,
  toursListed,
} from '@streetlore/domain/tour';
import * as z from 'zod/mini';
import {
  bothLive,
  callable,
  confirmed,
  isGone,
  type Live,
  mapLive,
  uploadAndPublish,
  useDocumentOf,
  useInSync,
  useQuery,
  wholly,
} from '../../data/index.ts';

/** The first tours by name, drafts too. */
export const useTours = (most: number): Live<readonly WithId<Tour>[]> => useQuery(toursListed(most));

/** A tour with everything of its stops, secrets included. */
export type WholeTour = {
  readonly tour: WithId<Tour>;
  readonly stops: readonly TourStop[];
  readonly secrets: readonly TourStopSecret[];
  readonly links: readonly TourPartner[];
};

/** A tour as its editor and its tester need it, all of it as one save left it; null when there is none. */
export function useWholeTour(id: string): Live<WholeTour | null> {
  const tour = useDocumentOf(`${collections.tours}/${id}`, tourSchema);
  // The editor saves all of them, so one that cannot be read must not be missing.
  const stops = wholly(useQuery(stopsOf(id)));
  const secrets = wholly(useQuery(secretsOf(id)));
  const links = wholly(useQuery(placesOf(id)));
  const live = mapLive(bothLive(bothLive(tour, stops), bothLive(secrets, links)), ([[found, a], [b, c]]) =>
    found ? { tour: found, stops: a, secrets: b, links: c } : null,
  );
  return useInSync(id, live);
}

/** Partners that the picker at a stop offers, beside those chosen already. */
const MAX_OFFERED = 500;

/**
 * The partners that a stop of a tour may have, by name: the first ones, and those at its stops already. Those that are not active give
 * no reward.
 */
export function usePartnersFor(links: readonly TourPartner[]): Live<readonly WithId<Partner>[]> {
  const offered = useQuery(firstPartners(MAX_OFFERED));
  const atStops = usePartnersOf(partnerIds(links));
  return mapLive(bothLive(offered, atStops), ([first, chosen]) => {
    const known = new Set(first.map(({ id }) => id));
    return [...first, ...chosen.filter(({ id }) => !known.has(id))];
  });
}

/** What no partner is called. */
const NOBODY = '-';

/** The partners of a tour by their ids. */
export function usePartnersOf(ids: readonly string[]): Live<readonly WithId<Partner>[]> {
  // One query names 30 of them; a tour has 99 stops at most.
  const part = (n: number) => {
    const named = ids.slice(n * MAX_NAMED, (n + 1) * MAX_NAMED);
    return partnersAmong(named.length > 0 ? named : [NOBODY]);
  };
  const [a, b, c, d] = [useQuery(part(0)), useQuery(part(1)), useQuery(part(2)), useQuery(part(3))];
  return mapLive(bothLive(bothLive(a, b), bothLive(c, d)), ([[one, two], [three, four]]) => [
    ...one,
    ...two,
    ...three,
    ...four,
  ]);
}

/** Saves a tour whole. Rejects with CallError; a fault at `seen` says that somebody else has saved it meanwhile. */
export const saveTour = callable('saveTour', saveTourInput, saveTourOutput);

/** Wrong answers that are looked through for the most frequent of each stop. */
const MAX_WRONG = 300;

/** What players of a tour have answered wrongly lately, live. */
export const useWrongAnswers = (tourId: string): Live<readonly WithId<WrongAnswer>[]> =>
  useQuery(newestWrongAnswers(tourId, MAX_WRONG));

/** Accepts a wrong answer from now on and in the hunts under way. Rejects with CallError. */
export const acceptAnswer = callable('acceptAnswer', acceptAnswerInput, acceptAnswerOutput);

const callDeleteTour = callable('deleteTour', deleteTourInput, z.unknown());

/** Deletes a tour with its stops. Rejects with CallError, among others while hunts are in progress. */
export const deleteTour = (input: z.input<typeof deleteTourInput>) =>
  confirmed(() => callDeleteTour(input), `${collections.tours}/${input.tour_id}`, isGone);

/** A text of a tour to a phone of one's own. Rejects with CallError. */
export const sendTestSms = callable('sendTestSms', sendTestSmsInput, sendTestSmsOutput);

/** Puts a picture into the tour's folder and publishes it. See `uploadAndPublish`. */
export const uploadTourPicture = (tourId: string) => uploadAndPublish({ folder: 'tours', id: tourId });
