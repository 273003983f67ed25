import { collections } from '@streetlore/domain/paths';
import {
  type Change,
  type FiguresKey,
  figuresOfLetter,
  figuresOfPartner,
  figuresOfPhoto,
  figuresOfPlace,
  figuresOfRound,
  figuresOfTour,
} from '@streetlore/domain/stats';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { watchedEvent } from '../platform/background.ts';
import { RECOUNT_QUEUE } from '../platform/count-moved.ts';
import { recountSoon } from '../platform/recount.ts';
import { needing } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { withDates } from '../store/convert.ts';
import type { Stored } from '../store/stored.ts';
import { recountOf } from './figures.ts';

/**
 * Which figures a write to each of these collections can have changed. Bookings, stops and texts are not among them: a hunt writes
 * them all the time, mostly without moving a figure, so whoever commits one has counted what it moves (`platform/count-moved.ts`).
 */
export const figuresOf = {
  tours: figuresOfTour,
  partners: figuresOfPartner,
  photos: figuresOfPhoto,
  places: figuresOfPlace,
  letters: figuresOfLetter,
  rounds: figuresOfRound,
} satisfies Record<string, (change: Change) => FiguresKey[]>;

/** A write as the domain looks at it. */
export const changeOf = (before: Stored | undefined, after: Stored | undefined): Change => ({
  before: withDates(before) as Change['before'],
  after: withDates(after) as Change['after'],
});

/** Recounts the figures that a write can have changed. Safe for repeated, reordered and late events. */
export async function onWrite(
  services: Services<'privacyKey'>,
  figures: (change: Change) => FiguresKey[],
  before: Stored | undefined,
  after: Stored | undefined,
): Promise<void> {
  const recounts = figures(changeOf(before, after)).map((key) => recountOf(services, key));
  if (recounts.length > 0) await recountSoon(services, RECOUNT_QUEUE, recounts);
}

const { secrets, services } = needing('privacyKey');

/** `retry`: an event whose handler died is delivered again. */
export const counting = (name: string, collection: string, figures: (change: Change) => FiguresKey[]) =>
  onDocumentWritten(
    { document: `${collection}/{id}`, retry: true, secrets },
    watchedEvent(name, {
      about: ({ data, document }) => ({
        subject: { keys: figures(changeOf(data?.before.data(), data?.after.data())) },
        source: document,
      }),
      run: async ({ data }) => await onWrite(services(), figures, data?.before.data(), data?.after.data()),
    }),
  );

export const countLetters = counting('countLetters', collections.contactMessages, figuresOf.letters);
export const countPartners = counting('countPartners', collections.partners, figuresOf.partners);
export const countPhotos = counting('countPhotos', collections.contestSubmissions, figuresOf.photos);
export const countPlaces = counting('countPlaces', collections.tourPartners, figuresOf.places);
export const countRounds = counting('countRounds', collections.contestRounds, figuresOf.rounds);
export const countTours = counting('countTours', collections.tours, figuresOf.tours);
