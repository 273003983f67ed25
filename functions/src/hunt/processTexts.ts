import type { Booking } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/document';
import { chooseHunt, type HuntTour, playTexts, turnAway } from '@streetlore/domain/hunt';
import { logger } from 'firebase-functions/v2';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import { type PhonesRead, readPhones, type Versions } from './read.ts';
import { readTour } from './readTour.ts';
import { write } from './write.ts';

/** Batches one call plays at most; the sweeper goes on with what is left. */
const MOST_BATCHES = 20;

/**
 * Plays what a number has texted and nobody has heard yet, together with what the other phones of its group have: oldest
 * first, state and replies in one write. Any number of calls may run at once; each text has its effect once.
 * @returns how many texts were settled
 */
export async function processTexts(services: Services, phone: string): Promise<number> {
  let settled = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const done = await withoutConflict(() => playBatch(services, phone));
    if (done === 0) break;
    settled += done;
  }
  return settled;
}

async function playBatch(services: Services, phone: string): Promise<number> {
  const versions: Versions = new Map();
  const own = await readPhones(services, [phone], versions);
  const [first] = own.texts;
  if (!first) return 0;
  const site = new URL(services.config.PUBLIC_URL).host;
  const now = services.now();
  const booking = chooseHunt(own.bookings.get(phone) ?? [], first.sent_at);
  if (!booking) {
    const played = turnAway(own.texts, own.bookings, own.phones, site, now);
    await write(services, played, versions);
    return played.settled.length;
  }
  const others = [...new Set(booking.phone_numbers)].filter((number) => number !== phone);
  const [tour, group] = await Promise.all([
    tourOf(services, booking),
    others.length > 0 ? readPhones(services, others, versions) : null,
  ]);
  const played = playTexts({ booking, tour, ...together(own, group), site, now });
  await write(services, { ...played, before: booking, tour }, versions);
  return played.settled.length;
}

/** A hunt keeps the tour it started with; until then it is the tour as it stands. */
async function tourOf(services: Services, booking: WithId<Booking>): Promise<HuntTour | null> {
  const isReady = booking.hunt.phase === 'ready';
  const tour = isReady
    ? await readTour(services, booking.tour_id, booking.tour_name)
    : ((await services.store.huntTour(booking.id).get()).data() ?? null);
  if (!tour && (isReady || booking.hunt.phase === 'puzzle' || booking.hunt.phase === 'reward'))
    logger.error('A hunt was sold whose tour cannot be played', { booking: booking.id, tour: booking.tour_id });
  return tour;
}

function together(own: PhonesRead, group: PhonesRead | null): PhonesRead {
  if (!group) return own;
  return {
    texts: [...own.texts, ...group.texts].sort((a, b) => a.seq - b.seq || (a.id < b.id ? -1 : 1)),
    phones: new Map([...own.phones, ...group.phones]),
    bookings: new Map([...own.bookings, ...group.bookings]),
  };
}
