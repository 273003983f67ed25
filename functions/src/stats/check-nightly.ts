import { bookingsCompletedSince, bookingsPaidWithin } from '@streetlore/domain/booking';
import { rewardsFetchedWithin, stopsEndedWithin } from '@streetlore/domain/hunt';
import { isErased } from '@streetlore/domain/phone';
import { smsMessageSchema, textsWithin } from '@streetlore/domain/sms';
import { type DayGroup, type FiguresKey, figuresMoved, spanOfDay } from '@streetlore/domain/stats';
import { after, londonDay } from '@streetlore/domain/time';
import { allTours } from '@streetlore/domain/tour';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import * as z from 'zod/mini';
import { log } from '../platform/log.ts';
import { recountNow } from '../platform/recount.ts';
import { needing } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { watched } from '../platform/watched.ts';
import { recountOf } from './figures.ts';

const DAY = 24 * 3_600_000;
const AT_ONCE = 8;
/** Far more hunts than are finished in two days. */
const MOST_FINISHED = 2_000;
const groups: DayGroup[] = ['bookings', 'messages', 'stops', 'votes'];

const { secrets, services } = needing('privacyKey');

/** Every night, the net under all counting. */
export const checkFigures = onSchedule(
  { schedule: '40 3 * * *', timeZone: 'Europe/London', timeoutSeconds: 540, secrets },
  watched('checkFigures', async () => {
    log.info('Figures were counted again', { figures: await countYesterday(services()) });
  }),
);

/**
 * Counts again what yesterday's texts, payments and hunts have moved, yesterday itself and every tour's rating: a request to count
 * that was lost leaves a figure wrong until then, or until something moves it again.
 * @returns how many groups of figures were counted
 */
export async function countYesterday(services: Services<'privacyKey'>): Promise<number> {
  const day = londonDay(after(services.now(), -DAY));
  const keys = await movedOn(services, day);
  const waiting = [...keys];
  const worker = async () => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift())
      await recountNow(recountOf(services, key), services);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return keys.length;
}

async function movedOn({ store }: Services, day: string): Promise<FiguresKey[]> {
  const span = spanOfDay(day);
  const [texts, paid, completed, ended, fetched, tours] = await Promise.all([
    store.findPart(textsWithin(span), z.pick(smsMessageSchema, { phone_number: true })),
    store.find(bookingsPaidWithin(span)),
    store.find(bookingsCompletedSince(span.from, MOST_FINISHED)),
    store.find(stopsEndedWithin(span)),
    store.find(rewardsFetchedWithin(span)),
    store.ids(allTours()),
  ]);
  const numbers = [...new Set(texts.map((text) => text.phone_number))].filter((one) => !isErased(one));
  const none = { before: undefined, after: undefined };
  const keys: FiguresKey[] = [
    'totals.messages',
    'public.partners',
    // Also takes away what stood on a tour before ratings were counted.
    ...tours.map((id) => `rating.${id}` as const),
    ...groups.map((group) => `day.${day}.${group}` as const),
    ...numbers.flatMap((number): FiguresKey[] => [`player.${number}`, `conversation.${number}`]),
    ...[...paid, ...completed].flatMap((booking) => figuresMoved({ before: undefined, after: booking })),
    ...figuresMoved(none, [...ended, ...fetched]),
  ];
  return [...new Set(keys)];
}
