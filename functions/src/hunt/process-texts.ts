import type { Booking } from '@streetlore/domain/booking';
import { chooseHunt, playTexts, turnAway } from '@streetlore/domain/hunt';
import type { SmsMessage } from '@streetlore/domain/sms';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import type { Found } from '../store/entity.ts';
import { countTexts } from '../texting/count-texts.ts';
import {
  addText,
  MOST_TEXTS,
  newReading,
  type Reading,
  readBookings,
  readPhones,
  readTexts,
  readWaiting,
} from './read.ts';
import { tourOfHunt } from './read-tour.ts';
import { type Said, write } from './write.ts';

/** Batches one call plays at most; the sweeper goes on with what is left. */
const MOST_BATCHES = 20;

/**
 * Plays what a number has texted and nobody has heard yet, together with what the other phones of its group have: oldest
 * first, state and replies in one write. Any number of calls may run at once; each text has its effect once.
 * @param arriving a text of the phone that is being stored while the rest is read; null when it was there already
 * @param send sends what a batch has said, and does not throw; without it the replies are queued for others to send
 * @returns how many texts were settled
 */
export async function processTexts(
  services: Services<'site' | 'privacyKey'>,
  phone: string,
  send: ((said: Said) => Promise<void>) | null = null,
  arriving: Arriving = null,
): Promise<number> {
  let settled = 0;
  // Whoever reads again finds it stored, or settled by somebody faster.
  let unread = arriving;
  const play = () => {
    const own = unread;
    unread = null;
    return playBatch(services, phone, send !== null, own);
  };
  const count = ({ phones, heard, moved }: Said) => countTexts(services, [...phones, ...heard], moved);
  const sending: Promise<void>[] = [];
  try {
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const done = await withoutConflict(play);
      settled += done.settled;
      if (done.said) sending.push((send ?? count)(done.said));
      if (!done.isMoreLeft) break;
    }
  } finally {
    await Promise.all(sending);
  }
  return settled;
}

/** A text under way into Firestore. */
export type Arriving = Promise<Found<SmsMessage> | null> | null;

type Batch = {
  settled: number;
  said: Said | null;
  /** Whether there was more to hear. What came after the reading is heard by whoever stored it. */
  isMoreLeft: boolean;
};

async function playBatch(
  services: Services<'site' | 'privacyKey'>,
  phone: string,
  isSender: boolean,
  arriving: Arriving,
): Promise<Batch> {
  const reading = newReading();
  const [own] = await Promise.all([
    arriving,
    readTexts(services, reading, [phone]),
    readBookings(services, reading, [phone]),
    readPhones(services, reading, [phone]),
    isSender && readWaiting(services, reading, [phone]),
  ]);
  if (own) addText(reading, own);
  const [first] = reading.texts;
  if (!first) return { settled: 0, said: null, isMoreLeft: false };
  const batch = (settled: number, said: Said | null): Batch => ({
    settled,
    said,
    isMoreLeft: settled > 0 && (settled < reading.texts.length || settled >= MOST_TEXTS),
  });
  const claimer = isSender ? { waiting: reading.waiting, now: services.now() } : null;
  const site = new URL(services.site).host;
  const booking = chooseHunt(reading.bookings.get(phone) ?? [], first.sent_at, first.message_content);
  if (!booking) {
    const played = turnAway({ ...reading, site, now: services.now() });
    return batch(played.settled.length, await write(services, played, reading.versions, claimer));
  }
  const [tour] = await Promise.all([
    tourOfHunt(services, booking),
    readGroup(services, reading, booking, phone, isSender),
  ]);
  const played = playTexts({ ...reading, booking, tour, site, now: services.now() });
  return batch(
    played.settled.length,
    await write(services, { ...played, tour, before: booking }, reading.versions, claimer),
  );
}

/** What the other phones of the group have said meanwhile, and whether they may be texted. */
async function readGroup(
  services: Services<'privacyKey'>,
  reading: Reading,
  booking: Booking,
  phone: string,
  isSender: boolean,
): Promise<void> {
  const others = [...new Set(booking.phone_numbers)].filter((number) => number !== phone);
  if (others.length === 0) return;
  await Promise.all([
    readTexts(services, reading, others),
    readPhones(services, reading, others),
    isSender && readWaiting(services, reading, others),
  ]);
  const speaking = others.filter((number) => reading.texts.some((text) => text.phone_number === number));
  if (speaking.length > 0) await readBookings(services, reading, speaking);
}
