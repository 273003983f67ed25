import { collections } from '@streetlore/domain/paths';
import { playersOfBooking, playersOfMessage } from '@streetlore/domain/player';
import { conversationsOf } from '@streetlore/domain/sms';
import {
  type Change,
  type FiguresKey,
  figuresOfBooking,
  figuresOfDay,
  figuresOfLetter,
  figuresOfMessage,
  figuresOfPartner,
  figuresOfPhoto,
  figuresOfPlace,
  figuresOfReward,
  figuresOfRound,
  figuresOfStop,
  figuresOfTour,
} from '@streetlore/domain/stats';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { recountLater, recountSoon } from '../platform/recount.ts';
import { needing } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { watched } from '../platform/watched.ts';
import { withDates } from '../store/convert.ts';
import type { Stored } from '../store/stored.ts';
import { recountOf } from './figures.ts';

const ofPlayers = (numbers: readonly string[]) => numbers.map((number) => `player.${number}` as const);

/** Which figures a write to each collection can have changed. */
export const figuresOf = {
  bookings: (change) => [...figuresOfBooking(change), ...ofPlayers(playersOfBooking(change))],
  messages: figuresOfMessage,
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

/** Every text changes its player's and its conversation's figures. These may be a second late, so that no text waits for a read. */
export async function onText(services: Services<'privacyKey'>, before: Stored | undefined, after: Stored | undefined) {
  await onWrite(services, figuresOf.messages, before, after);
  const conversations = conversationsOf({ before, after }).map((number) => `conversation.${number}` as const);
  await recountLater(services, 'recount', [...ofPlayers(playersOfMessage({ before, after })), ...conversations]);
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
export const countMessages = onDocumentWritten(
  { document: `${collections.smsMessages}/{id}`, retry: true, secrets },
  watched('countMessages', async ({ data }) => await onText(services(), data?.before.data(), data?.after.data())),
);
export const countPartners = counting(collections.partners, figuresOf.partners);
export const countPhotos = counting(collections.contestSubmissions, figuresOf.photos);
export const countPlaces = counting(collections.tourPartners, figuresOf.places);
export const countRounds = counting(collections.contestRounds, figuresOf.rounds);
export const countStops = counting(collections.stopResults, figuresOf.stops);
/** Days into their months. A month is no day, so its own writes end here. */
export const gatherDays = counting(collections.stats, figuresOf.days);
export const countTours = counting(collections.tours, figuresOf.tours);
