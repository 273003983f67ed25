import { type Booking, huntsBookedFor } from '@streetlore/domain/booking';
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
  closeTourDayInput,
  closeTourDayOutput,
  deleteTourInput,
  MAX_HUNTS_TOLD,
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
  type tourFormSchema,
  tourSchema,
  toursListed,
} from '@streetlore/domain/tour';
import * as z from 'zod/mini';
import {
  callable,
  callConfirmed,
  combineLive,
  isDeleted,
  type Live,
  mapLive,
  requireComplete,
  uploadAndPublish,
  useDocumentOf,
  useInSync,
  useQuery,
} from '../../data/index.ts';

/** Tours by name, including drafts. */
export const useTours = (most: number): Live<readonly WithId<Tour>[]> => useQuery(toursListed(most));

/** A tour with all parts of its stops, including the secrets. */
export type WholeTour = {
  readonly tour: WithId<Tour>;
  readonly stops: readonly TourStop[];
  readonly secrets: readonly TourStopSecret[];
  readonly links: readonly TourPartner[];
};

/** A tour with all parts from the same save. */
export function useWholeTour(id: string): Live<WholeTour | null> {
  const tour = useDocumentOf(`${collections.tours}/${id}`, tourSchema);
  // The editor saves all parts. One that cannot be read must make the whole tour fail.
  const stops = requireComplete(useQuery(stopsOf(id)));
  const secrets = requireComplete(useQuery(secretsOf(id)));
  const links = requireComplete(useQuery(placesOf(id)));
  const live = mapLive(combineLive(combineLive(tour, stops), combineLive(secrets, links)), ([[found, a], [b, c]]) =>
    found ? { tour: found, stops: a, secrets: b, links: c } : null,
  );
  return useInSync(id, live);
}

/** How many partners the picker of a stop offers, besides the chosen ones. */
const MAX_OFFERED = 500;

/**
 * Partners that the stops of a tour can have: the first by name, and those already at its stops. Only active
 * partners give rewards.
 */
export function usePartnersFor(links: readonly TourPartner[]): Live<readonly WithId<Partner>[]> {
  const offered = useQuery(firstPartners(MAX_OFFERED));
  const atStops = usePartnersOf(partnerIds(links));
  return mapLive(combineLive(offered, atStops), ([first, chosen]) => {
    const known = new Set(first.map(({ id }) => id));
    return [...first, ...chosen.filter(({ id }) => !known.has(id))];
  });
}

/** An id that no partner has. */
const NOBODY = '-';

export function usePartnersOf(ids: readonly string[]): Live<readonly WithId<Partner>[]> {
  // One query can ask for 30 partners, and a tour has at most 99 stops.
  const part = (n: number) => {
    const named = ids.slice(n * MAX_NAMED, (n + 1) * MAX_NAMED);
    return partnersAmong(named.length > 0 ? named : [NOBODY]);
  };
  const [a, b, c, d] = [useQuery(part(0)), useQuery(part(1)), useQuery(part(2)), useQuery(part(3))];
  return mapLive(combineLive(combineLive(a, b), combineLive(c, d)), ([[one, two], [three, four]]) => [
    ...one,
    ...two,
    ...three,
    ...four,
  ]);
}

/**
 * Rejects with CallError. A fault at `seen` means that another admin has saved the tour meanwhile.
 */
export const saveTour = callable('saveTour', saveTourInput, saveTourOutput);

/** Closes a day of a tour, or opens it again. Rejects with CallError. */
export const closeTourDay = callable('closeTourDay', closeTourDayInput, closeTourDayOutput);

/** The hunts whose players would be told if the day were closed. */
export const useHuntsBookedFor = (tourId: string, day: string): Live<readonly WithId<Booking>[]> =>
  useQuery(huntsBookedFor(tourId, day, MAX_HUNTS_TOLD));

/** How many wrong answers of a tour are read to find the most frequent of each stop. */
const MAX_WRONG = 300;

export const useWrongAnswers = (tourId: string): Live<readonly WithId<WrongAnswer>[]> =>
  useQuery(newestWrongAnswers(tourId, MAX_WRONG));

/** Accepts a wrong answer from now on and in the hunts under way. Rejects with CallError. */
export const acceptAnswer = callable('acceptAnswer', acceptAnswerInput, acceptAnswerOutput);

const callDeleteTour = callable('deleteTour', deleteTourInput, z.unknown());

/** Also deletes its stops. Rejects with CallError, for example while hunts are in progress. */
export const deleteTour = (input: z.input<typeof deleteTourInput>) =>
  callConfirmed(() => callDeleteTour(input), `${collections.tours}/${input.tour_id}`, isDeleted);

/** Sends a text to the admin's own phone. Rejects with CallError. */
export const sendTestSms = callable('sendTestSms', sendTestSmsInput, sendTestSmsOutput);

export const uploadTourPicture = (tourId: string) => uploadAndPublish({ folder: 'tours', id: tourId });

/** As typed. */
export type TourValues = z.input<typeof tourFormSchema>;
