import {
  acceptAnswerInput,
  acceptAnswerOutput,
  newestWrongAnswers,
  sendTestSmsInput,
  sendTestSmsOutput,
  type WrongAnswer,
} from '@streetlore/domain/hunt';
import { allPartners, type Partner } from '@streetlore/domain/partner';
import { collections } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import {
  allTours,
  deleteTourInput,
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
  useQuery,
  wholly,
} from '../../data/index.ts';

/** Every tour, drafts too, by name. */
export const useAllTours = (): Live<readonly WithId<Tour>[]> => useQuery(allTours());

/** A tour with everything of its stops, secrets included. */
export type WholeTour = {
  readonly tour: WithId<Tour>;
  readonly stops: readonly TourStop[];
  readonly secrets: readonly TourStopSecret[];
  readonly links: readonly TourPartner[];
};

/** A tour as its editor and its tester need it; null when there is none. */
export function useWholeTour(id: string): Live<WholeTour | null> {
  const tour = useDocumentOf(`${collections.tours}/${id}`, tourSchema);
  // The editor saves all of them, so one that cannot be read must not be missing.
  const stops = wholly(useQuery(stopsOf(id)));
  const secrets = wholly(useQuery(secretsOf(id)));
  const links = wholly(useQuery(placesOf(id)));
  return mapLive(bothLive(bothLive(tour, stops), bothLive(secrets, links)), ([[found, a], [b, c]]) =>
    found ? { tour: found, stops: a, secrets: b, links: c } : null,
  );
}

/** Every partner by name, for the picker at a stop; those that are not active give no reward. */
export const useAllPartners = (): Live<readonly WithId<Partner>[]> => useQuery(allPartners());

/** Saves a tour whole. Rejects with CallError; a fault at `seen` says that somebody else has saved it meanwhile. */
export const saveTour = callable('saveTour', saveTourInput, saveTourOutput);

/** Wrong answers that are looked through for the most frequent of each stop. */
const MOST_WRONG = 300;

/** What players of a tour have answered wrongly lately, live. */
export const useWrongAnswers = (tourId: string): Live<readonly WithId<WrongAnswer>[]> =>
  useQuery(newestWrongAnswers(tourId, MOST_WRONG));

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
