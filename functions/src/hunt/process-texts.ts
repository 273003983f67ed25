import type { Booking } from '@streetlore/domain/booking';
import { playTexts, turnAway } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import { takeReviews, withoutReviews } from '@streetlore/domain/reviews/taking';
import type { SmsMessage } from '@streetlore/domain/sms';
import { segmentsLeft } from '../budgets/segments-left.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import type { FoundDocument } from '../store/entity.ts';
import { playWithPartners } from './play-with-partners.ts';
import {
  addText,
  MAX_TEXTS,
  newReading,
  readBookings,
  readPhones,
  readRivals,
  readTexts,
  readWaiting,
} from './read.ts';
import { huntOf, readTogether } from './read-together.ts';
import { tourOfHunt } from './read-tour.ts';
import { type WrittenBatch, write } from './write-batch.ts';

/** The services that playing texts needs. */
export type PlayServices = Services<'site' | 'privacyKey' | 'textLimits'>;

/** The most batches that one call plays. The sweep plays the rest. */
const MAX_BATCHES = 20;

/**
 * Plays all unsettled texts of a number together with those of the other phones of its group,
 * oldest first. One write holds a batch's new state and its replies. Any number of calls may run at
 * once; each text has its effect once.
 * @param arriving a text of the phone that is being stored while the rest is read; null when it was
 * stored before
 * @param send sends the replies of a batch and does not throw; without `send` the replies stay
 * queued
 * @returns how many texts were settled
 */
export async function processTexts(
  services: PlayServices,
  phone: string,
  send: ((said: WrittenBatch) => Promise<void>) | null = null,
  arriving: ArrivingText = null,
): Promise<number> {
  let settled = 0;
  // Only the first attempt needs `arriving`. A later attempt finds the text stored, or settled by a
  // faster call.
  let unread = arriving;
  const play = () => {
    const own = unread;
    unread = null;
    return playBatch(services, phone, send !== null, own);
  };
  const sending: Promise<void>[] = [];
  try {
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      const done = await withoutConflict(play);
      settled += done.settled;
      if (done.said && send) sending.push(send(done.said));
      if (!done.isMoreLeft) break;
    }
  } finally {
    await Promise.all(sending);
  }
  return settled;
}

/** An inbound text that is being stored; resolves to null when it was stored before. */
export type ArrivingText = Promise<FoundDocument<SmsMessage> | null> | null;

type Batch = {
  settled: number;
  said: WrittenBatch | null;
  /**
   * Whether unsettled texts are left. Texts stored after the reading do not count: the call that
   * stored them plays them.
   */
  isMoreLeft: boolean;
};

async function playBatch(
  services: PlayServices,
  phone: string,
  isSender: boolean,
  arriving: ArrivingText,
): Promise<Batch> {
  const reading = newReading();
  const [arrived] = await Promise.all([
    arriving,
    readTexts(services, reading, [phone]),
    readBookings(services, reading, [phone]),
    readPhones(services, reading, [phone]),
    isSender && readWaiting(services, reading, [phone]),
  ]);
  if (arrived) addText(reading, arrived);
  const [first] = reading.texts;
  if (!first) return { settled: 0, said: null, isMoreLeft: false };
  const batch = (settled: number, said: WrittenBatch | null): Batch => ({
    settled,
    said,
    isMoreLeft: settled > 0 && (settled < reading.texts.length || settled >= MAX_TEXTS),
  });
  const claimer = isSender ? { waiting: reading.waiting, now: services.now() } : null;
  const site = new URL(services.site).host;
  const reviewed = takeReviews({ ...reading, site, now: services.now() });
  if (reviewed.settled.length > 0)
    return batch(reviewed.settled.length, await write(services, reviewed, reading.seen, claimer));
  await readRivals(services, reading, [phone]);
  const own = huntOf(reading, first);
  if (!own) {
    const played = await turnedAway(services, { ...reading, texts: withoutReviews(reading), site });
    return batch(played.settled.length, await write(services, played, reading.seen, claimer));
  }
  const tourOf = async (booking: WithId<Booking>) =>
    reading.tours.get(booking.id) ?? (await tourOfHunt(services, booking));
  const [tourOfOwn] = await Promise.all([tourOf(own), readTogether(services, reading, phone, isSender)]);
  const texts = withoutReviews(reading);
  // The oldest text decides which hunt is played. It may come from another phone of the group.
  const booking = texts.map((text) => huntOf(reading, text)).find((one) => one !== null) ?? own;
  const tour = booking.id === own.id ? tourOfOwn : await tourOf(booking);
  const now = services.now();
  const played = await playWithPartners(services, booking, tour, (on) =>
    playTexts({ ...reading, texts, booking, tour: on, site, now }),
  );
  return batch(played.settled.length, await write(services, played, reading.seen, claimer));
}

/**
 * Answers a number without a hunt. The segments of the day are summed only when there is an answer
 * to send.
 */
async function turnedAway(services: PlayServices, given: Omit<Parameters<typeof turnAway>[0], 'now' | 'reluctance'>) {
  const { countries } = services.textLimits;
  const now = services.now();
  const played = turnAway({ ...given, now, reluctance: { countries, isBudgetSpent: false } });
  if (played.outbox.length === 0 || (await segmentsLeft(services)) > 0) return played;
  return turnAway({ ...given, now, reluctance: { countries, isBudgetSpent: true } });
}
