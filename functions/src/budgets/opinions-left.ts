import { defaultHuntSettings } from '@streetlore/domain/hunt';
import { opinionsAskedInHunt, opinionsAskedSince } from '@streetlore/domain/sms';
import { after, startOfLondonDay } from '@streetlore/domain/time';
import type { Services } from '../platform/services.ts';

/** The most second opinions of one hunt in so many milliseconds. */
const OF_A_HUNT = { most: 10, milliseconds: 10 * 60_000 } as const;

/** How many second opinions may be asked for on one day; 0 while an admin has turned them off. */
export const opinionsADay = async ({ store }: Services): Promise<number> =>
  ((await store.huntSettings.read()) ?? defaultHuntSettings).opinions_a_day;

/**
 * Whether the budget has room for an opinion that has just been noted as asked for. The counts include it.
 * @param bookingId the hunt; null for a stranger's text, whose sender gets one reply a day
 */
export async function mayAskOpinion(services: Services, bookingId: string | null, daily: number): Promise<boolean> {
  const { store, now } = services;
  const since = after(now(), -OF_A_HUNT.milliseconds);
  const [ofDay, ofHunt] = await Promise.all([
    store.count(opinionsAskedSince(startOfLondonDay(now()))),
    bookingId === null ? 0 : store.count(opinionsAskedInHunt(bookingId, since)),
  ]);
  return ofDay <= daily && ofHunt <= OF_A_HUNT.most;
}
