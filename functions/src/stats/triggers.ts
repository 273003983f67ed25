import { collections } from '@streetlore/domain/paths';
import { playersOfBooking } from '@streetlore/domain/player';
import {
  type Change,
  type FiguresKey,
  figuresOfBooking,
  figuresOfDay,
  figuresOfLetter,
  figuresOfPartner,
  figuresOfPhoto,
  figuresOfPlace,
  figuresOfReward,
  figuresOfRound,
  figuresOfStop,
  figuresOfTour,
} from '@streetlore/domain/stats';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { recountSoon } from '../platform/recount.ts';
import { needing } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { watched } from '../platform/watched.ts';
import { withDates } from '../store/convert.ts';
import type { Stored } from '../store/stored.ts';
import { recountOf } from './figures.ts';

const ofPlayers = (numbers: readonly string[]) => numbers.map((number) => `player.${number}` as const);

/** Which figures a write to each collection can have changed. Texts are not among them: whoever commits one has it counted. */
export const figuresOf = {
  bookings: (change) => [...figuresOfBooking(change), ...ofPlayers(playersOfBooking(change))],
  tours: figuresOfTour,
  partners: figuresOfPartner,
  photos: figuresOfPhoto,
  places: figuresOfPlace,
  stops: (change) => [...figuresOfStop(change), ...figuresOfReward(change)],
  days: figuresOfDay,
  letters: figuresOfLetter,
  rounds: figuresOfRound,
} satisfies Record<string, (change: Change) => FiguresKey[]>;

/** Recounts the figures that a write can have changed. Safe for repeated, reordered and late events. */
export async function onWrite(
  services: Services<'privacyKey'>,
  figures: (change: Change) => FiguresKey[],
  before: Stored | undefined,
  after: Stored | undefined,
): Promise<void> {
  const change = { before: withDates(before) as Change['before'], after: withDates(after) as Change['after'] };
  const recounts = figures(change).map((key) => recountOf(services, key));
  if (recounts.length > 0) await recountSoon(services, 'recount', recounts);
}

const { secrets, services } = needing('privacyKey');

/** `retry`: an event whose handler died is delivered again. */
const counting = (collection: string, figures: (change: Change) => FiguresKey[]) =>
  onDocumentWritten(
    { document: `${collection}/{id}`, retry: true, secrets },
    watched(`counting ${collection}`, async ({ data }) => {
      await onWrite(services(), figures, data?.before.data(), data?.after.data());
    }),
  );

export const countBookings = counting(collections.bookings, figuresOf.bookings);
export const countLetters = counting(collections.contactMessages, figuresOf.letters);
export const countPartners = counting(collections.partners, figuresOf.partners);
export const countPhotos = counting(collections.contestSubmissions, figuresOf.photos);
export const countPlaces = counting(collections.tourPartners, figuresOf.places);
export const countRounds = counting(collections.contestRounds, figuresOf.rounds);
export const countStops = counting(collections.stopResults, figuresOf.stops);
/** Days into their months. A month is no day, so its own writes end here. */
export const gatherDays = counting(collections.stats, figuresOf.days);
export const countTours = counting(collections.tours, figuresOf.tours);
