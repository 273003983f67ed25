import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { bookingsCompletedSince, bookingsPaidWithin } from '@streetlore/domain/booking';
import { allPartners } from '@streetlore/domain/partner';
import { isErased } from '@streetlore/domain/phone';
import { rewardsFetchedWithin, stopsEndedWithin } from '@streetlore/domain/playing';
import { isComplete } from '@streetlore/domain/retention';
import { smsMessageSchema, textsWithin } from '@streetlore/domain/sms';
import {
  daysCounted,
  type FiguresKey,
  figuresMoved,
  groupsOfDay,
  spanOfDay,
  sumsOfDays,
} from '@streetlore/domain/stats';
import { londonDay } from '@streetlore/domain/time';
import { allTours } from '@streetlore/domain/tour';
import * as z from 'zod/mini';
import { log } from '../base/log.ts';
import { recountNow } from '../counting/recount.ts';
import { scheduled } from '../platform/scheduled.ts';
import type { Services } from '../platform/services.ts';
import { noteError } from '../platform/watched.ts';
import type { Figures } from '../store/store.ts';
import { recountOf } from './figures.ts';
import { countFigures } from './recount-figures.ts';

const DAY = 24 * 3_600_000;
const AT_ONCE = 8;
/** What is counted of all documents of a kind, which are few. */
const wholes = [
  'public.partners',
  'public.photos',
  'public.tours',
  'contest.photos',
  'partners.statuses',
  'posts.all',
  'totals.conversations',
  'totals.letters',
  'totals.photos',
  'totals.reviews',
  'totals.rounds',
] as const satisfies FiguresKey[];
/** Far more hunts than are finished in two days. */
const MAX_FINISHED = 2_000;
/** Days that are counted again every night; of the older ones each has its turn within so many nights. */
const RECENT = 7;
const NIGHTS = 28;
/** What has just happened is counted within this time (ms): until then figures may differ, and nothing is wrong. */
const SETTLED = 3_000;

/** Figures did not say what a count of their documents says. */
class FiguresWrong extends Error {
  override readonly name = 'FiguresWrong';
}

/** Every night, the net under all counting. */
export const checkFigures = scheduled('checkFigures', {
  needs: ['privacyKey'],
  timeoutSeconds: 1800,
  run: async (services) => {
    const { figures, wrong } = await checkAllFigures(services, () => delay(SETTLED));
    for (const key of wrong) log.error('A figure was wrong and is right again', { key });
    if (wrong.length > 0) await noteError('checkFigures', new FiguresWrong());
    log.info('Figures were counted again', { figures, wrong: wrong.length });
  },
});

/**
 * Counts again what yesterday's texts, payments and hunts have moved, every tour's rating, days that are closed, those of the last
 * week and some older ones, what adds days up, and what is counted of few documents (photos, tours, partners, posts, letters,
 * reviews, rounds): a request to count that was lost leaves a figure wrong until then, or until something moves it again.
 * @param settle waits until all is counted that has just happened
 * @returns how many groups of figures were counted, and which were wrong
 */
export async function checkAllFigures(
  services: Services<'privacyKey'>,
  settle: () => Promise<void>,
): Promise<{ figures: number; wrong: string[] }> {
  const today = londonDay(services.now());
  const mark = await services.store.retentionMark.read();
  const days = (await daysToCheck(services, today)).flatMap((day) =>
    groupsOfDay
      // What has ended with its period is counted no more: those figures stay.
      .filter((group) => isComplete(group, spanOfDay(day).from, mark))
      .map((group) => `day.${day}.${group}` as const),
  );
  const parts = [...new Set([...(await movedOn(services, dayBefore(today))), ...days])];
  const wrong = await wrongAfter(settle, services, parts);
  await each(wrong, async (key) => void (await recountNow(recountOf(services, key), services)));
  // After the days that they add up, and counted as ever: with today.
  const sums = Object.values(sumsOfDays).flat();
  const wrongSums = await wrongAfter(settle, services, sums);
  if (wrongSums.length > 0) {
    const keys = groupsOfDay.map((group) => `day.${today}.${group}`);
    await countFigures(services, { keys, at: services.now().getTime() });
  }
  // Last: where these are the first figures of their document, all of it is counted with them, its sums of days too.
  const partners = await services.store.ids(allPartners());
  const others = [
    ...wholes,
    ...partners.flatMap((id) => [`partner.${id}.tours` as const, `partner.${id}.shut` as const]),
  ];
  const wrongOthers = await wrongAfter(settle, services, others);
  await each(wrongOthers, async (key) => void (await recountNow(recountOf(services, key), services)));
  return {
    figures: parts.length + sums.length + others.length,
    wrong: [...wrong, ...wrongSums, ...wrongOthers],
  };
}

/** The figures that are wrong, and still are once everything that has just happened is counted. */
async function wrongAfter(settle: () => Promise<void>, services: Services<'privacyKey'>, keys: readonly FiguresKey[]) {
  const doubtful = await wrongAmong(services, keys);
  if (doubtful.length > 0) await settle();
  return await wrongAmong(services, doubtful);
}

async function wrongAmong(services: Services<'privacyKey'>, keys: readonly FiguresKey[]): Promise<FiguresKey[]> {
  const wrong: FiguresKey[] = [];
  await each(keys, async (key) => {
    const recount = recountOf(services, key);
    const stored = await recount.target.read();
    const counted = await (stored ? recount.count(services.now(), stored) : recount.whole?.(services.now()));
    if (!isSame(stored, counted ?? null)) wrong.push(key);
  });
  return wrong;
}

/** Whether stored figures equal the counted ones, whenever they were counted. */
function isSame(stored: Figures | null, counted: Figures | null): boolean {
  if (!counted) return stored === null;
  if (!stored) return isNothing(counted);
  const figures = Object.keys(counted).filter((field) => !field.endsWith('counted_at'));
  // What older documents lack is false there, or null.
  return figures.every((field) => isDeepStrictEqual(stored[field] ?? false, counted[field] ?? false));
}

/** Whether a missing document means the same: a day on which nothing happened, a partner to which no tour leads. */
const isNothing = (counted: object): boolean =>
  Object.values(counted).every((figure: unknown) =>
    typeof figure === 'object' && figure !== null ? isNothing(figure) : figure === 0 || typeof figure === 'string',
  );

async function each<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** The closed days whose turn it is, and those of before a figure was counted that every day has now. */
async function daysToCheck({ store }: Services, today: string): Promise<string[]> {
  const counted = await store.findPart(daysCounted(), z.object({ people: z.optional(z.unknown()) }));
  const age = (day: string) => Math.round((Date.parse(today) - Date.parse(day)) / DAY);
  const isDue = (day: string) => age(day) <= RECENT || Math.floor(Date.parse(day) / DAY) % NIGHTS === turn;
  const turn = Math.floor(Date.parse(today) / DAY) % NIGHTS;
  const old = counted.filter(({ id, people }) => id < today && (people === undefined || isDue(id))).map(({ id }) => id);
  return [...new Set([dayBefore(today), ...old])];
}

const dayBefore = (day: string) => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

async function movedOn({ store }: Services, day: string): Promise<FiguresKey[]> {
  const span = spanOfDay(day);
  const [texts, paid, completed, ended, fetched, tours] = await Promise.all([
    store.findPart(textsWithin(span), z.pick(smsMessageSchema, { phone_number: true })),
    store.find(bookingsPaidWithin(span)),
    store.find(bookingsCompletedSince(span.from, MAX_FINISHED)),
    store.find(stopsEndedWithin(span)),
    store.find(rewardsFetchedWithin(span)),
    store.ids(allTours()),
  ]);
  const numbers = [...new Set(texts.map((text) => text.phone_number))].filter((one) => !isErased(one));
  const none = { before: undefined, after: undefined };
  const keys: FiguresKey[] = [
    // Also takes away what stood on a tour before ratings were counted.
    ...tours.map((id) => `rating.${id}` as const),
    ...numbers.flatMap((number): FiguresKey[] => [`player.${number}`, `conversation.${number}`]),
    ...[...paid, ...completed].flatMap((booking) => figuresMoved({ before: undefined, after: booking })),
    ...figuresMoved(none, [...ended, ...fetched]),
  ];
  return [...new Set(keys)];
}
