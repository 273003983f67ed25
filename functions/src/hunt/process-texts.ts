import type { Booking } from '@streetlore/domain/booking';
import { chooseHunt, playTexts, turnAway } from '@streetlore/domain/hunt';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import { newReading, type Reading, readBookings, readPhones, readTexts } from './read.ts';
import { tourOfHunt } from './read-tour.ts';
import { write } from './write.ts';

/** Batches one call plays at most; the sweeper goes on with what is left. */
const MOST_BATCHES = 20;

/**
 * Plays what a number has texted and nobody has heard yet, together with what the other phones of its group have: oldest
 * first, state and replies in one write. Any number of calls may run at once; each text has its effect once.
 * @returns how many texts were settled
 */
export async function processTexts(services: Services<'site' | 'privacyKey'>, phone: string): Promise<number> {
  let settled = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const done = await withoutConflict(() => playBatch(services, phone));
    if (done === 0) break;
    settled += done;
  }
  return settled;
}

async function playBatch(services: Services<'site' | 'privacyKey'>, phone: string): Promise<number> {
  const reading = newReading();
  await Promise.all([
    readTexts(services, reading, [phone]),
    readBookings(services, reading, [phone]),
    readPhones(services, reading, [phone]),
  ]);
  const [first] = reading.texts;
  if (!first) return 0;
  const site = new URL(services.site).host;
  const booking = chooseHunt(reading.bookings.get(phone) ?? [], first.sent_at, first.message_content);
  if (!booking) {
    const played = turnAway({ ...reading, site, now: services.now() });
    await write(services, played, reading.versions);
    return played.settled.length;
  }
  const [tour] = await Promise.all([tourOfHunt(services, booking), readGroup(services, reading, booking, phone)]);
  const played = playTexts({ ...reading, booking, tour, site, now: services.now() });
  await write(services, { ...played, tour }, reading.versions);
  return played.settled.length;
}

/** What the other phones of the group have said meanwhile, and whether they may be texted. */
async function readGroup(
  services: Services<'privacyKey'>,
  reading: Reading,
  booking: Booking,
  phone: string,
): Promise<void> {
  const others = [...new Set(booking.phone_numbers)].filter((number) => number !== phone);
  if (others.length === 0) return;
  await Promise.all([readTexts(services, reading, others), readPhones(services, reading, others)]);
  const speaking = others.filter((number) => reading.texts.some((text) => text.phone_number === number));
  if (speaking.length > 0) await readBookings(services, reading, speaking);
}
