import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { bookingsCompletedSince, bookingsPaidWithin } from '@streetlore/domain/booking';
import { everyHuntWatched } from '@streetlore/domain/needs';
import { allPartners } from '@streetlore/domain/partner';
import { e164 } from '@streetlore/domain/phone';
import { rewardsFetchedWithin, rewardsRedeemedWithin, stopsEndedWithin } from '@streetlore/domain/playing';
import { isComplete } from '@streetlore/domain/retention';
import { messagesWithin } from '@streetlore/domain/sms';
import {
  daysCounted,
  type FiguresKey,
  figuresOfBooking,
  figuresOfReward,
  figuresOfStop,
  figuresOfTalk,
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
import { recordError } from '../platform/watched.ts';
import type { Figures } from '../store/store.ts';
import { recountOf } from './figures.ts';
import { countFigures } from './recount.ts';

const DAY = 24 * 3_600_000;
const AT_ONCE = 8;
/** Figures that are counted from all documents of a kind. There are few such documents. */
const wholes = [
  'public.partners',
  'public.photos',
  'public.reviews',
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
/** The most finished hunts that are read: far more than two days have. */
const MAX_FINISHED = 2_000;
/** The last days are checked every night. */
const RECENT = 7;
/** Each older day is checked once in so many nights. */
export const NIGHTS = 28;
/** How long, in ms, counting may take. Until then a figure may differ without being wrong. */
const SETTLED = 3_000;

/** Stored figures differ from a count of their documents. */
class FiguresWrong extends Error {
  override readonly name = 'FiguresWrong';
}

/** Runs every night and corrects every figure whose counting failed. */
export const checkFigures = scheduled('checkFigures', {
  needs: ['privacyKey'],
  timeoutSeconds: 1800,
  run: async (services) => {
    const { figures, wrong } = await checkAllFigures(services, () => delay(SETTLED));
    for (const key of wrong) log.error('A figure was wrong and is right again', { key });
    if (wrong.length > 0) await recordError('checkFigures', new FiguresWrong());
    log.info('Figures were counted again', { figures, wrong: wrong.length });
  },
});

/**
 * Counts figures again and corrects those that are wrong. A figure becomes wrong when a request to
 * count it is lost. It stays wrong until this check, or until something changes it again. These
 * figures are checked:
 * 1. figures that yesterday's texts, payments and hunts have changed, and every tour's rating;
 * 2. days that are over: those of the last week and some older ones;
 * 3. sums over days;
 * 4. figures of few documents: photos, tours, partners, posts, contact messages, reviews, rounds.
 * What each hunt under way needs is derived again as well.
 * @param settle waits until everything that has just happened is counted
 * @returns how many groups of figures were counted, and the keys of the wrong ones
 */
export async function checkAllFigures(
  services: Services<'privacyKey'>,
  settle: () => Promise<void>,
): Promise<{ figures: number; wrong: string[] }> {
  const today = londonDay(services.now());
  const partners = await services.store.ids(allPartners());
  await addDays(services, partners, dayBefore(today));
  const mark = await services.store.retentionMark.read();
  const days = (await daysToCheck(services, today)).flatMap((day) =>
    groupsOfDay
      // Documents past their retention are gone. Their figures stay and are not counted again.
      .filter((group) => isComplete(group, spanOfDay(day).from, mark))
      .map((group) => `day.${day}.${group}` as const),
  );
  const parts = [...new Set([...(await movedOn(services, dayBefore(today))), ...days])];
  const wrong = await wrongAfter(settle, services, parts);
  await each(wrong, async (key) => void (await recountNow(recountOf(services, key), services)));
  // What a hunt needs moves with the clock too. So a difference is no fault, and each is derived again.
  await each(await services.store.ids(everyHuntWatched()), async (id) => {
    await recountNow(recountOf(services, `needs.${id}`), services);
  });
  // The sums come after the days that they add up. A count of today corrects a wrong sum, as on any day.
  const sums = Object.values(sumsOfDays).flat();
  const wrongSums = await wrongAfter(settle, services, sums);
  if (wrongSums.length > 0) {
    const keys = groupsOfDay.map((group) => `day.${today}.${group}`);
    await countFigures(services, { keys, at: services.now().getTime() });
  }
  // These come last. If their document does not exist yet, all of it is counted, with its sums over days.
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

/**
 * Counts rewards by day for partners whose figures are older than that count. This comes before the check,
 * because these figures are not wrong.
 */
async function addDays(services: Services<'privacyKey'>, partners: readonly string[], day: string): Promise<void> {
  await each(partners, async (id) => {
    const recount = recountOf(services, `partner.${id}.${day}.claims`);
    const stored = await recount.target.read();
    if (stored && stored.days === undefined) await recountNow(recount, services);
  });
}

/** Finds the figures that are still wrong once everything that has just happened is counted. */
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

/** Whether stored figures equal the counted ones, apart from the times of counting. */
function isSame(stored: Figures | null, counted: Figures | null): boolean {
  if (!counted) return stored === null;
  if (!stored) return isNothing(counted);
  const figures = Object.keys(counted).filter((field) => !field.endsWith('counted_at'));
  // A field that an older document lacks counts as false or null.
  return figures.every((field) => isDeepStrictEqual(stored[field] ?? false, counted[field] ?? false));
}

/**
 * Whether a missing document means the same as these figures: a day without events, or a partner on no tour.
 */
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

/**
 * The past days that are checked tonight. A day without `people`, which older releases did not count, is
 * always among them.
 */
async function daysToCheck({ store }: Services, today: string): Promise<string[]> {
  const counted = await store.findPart(daysCounted(), z.object({ people: z.optional(z.unknown()) }));
  const age = (day: string) => Math.round((Date.parse(today) - Date.parse(day)) / DAY);
  const isDue = (day: string) => age(day) <= RECENT || Math.floor(Date.parse(day) / DAY) % NIGHTS === turn;
  const turn = Math.floor(Date.parse(today) / DAY) % NIGHTS;
  const old = counted.filter(({ id, people }) => id < today && (people === undefined || isDue(id))).map(({ id }) => id);
  return [...new Set([dayBefore(today), ...old])];
}

/** What a message shows of the phone or the page that it belongs to. */
const talkSchema = z.object({ phone_number: z.nullable(e164), booking_id: z.nullable(z.string()) });

const dayBefore = (day: string) => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

async function movedOn({ store }: Services, day: string): Promise<FiguresKey[]> {
  const span = spanOfDay(day);
  const [texts, paid, completed, ended, fetched, redeemed, tours] = await Promise.all([
    store.findPart(messagesWithin(span), talkSchema),
    store.find(bookingsPaidWithin(span)),
    store.find(bookingsCompletedSince(span.from, MAX_FINISHED)),
    store.find(stopsEndedWithin(span)),
    store.find(rewardsFetchedWithin(span)),
    store.find(rewardsRedeemedWithin(span)),
    store.ids(allTours()),
  ]);
  const keys: FiguresKey[] = [
    // This also removes ratings that tours had before ratings were counted.
    ...tours.map((id) => `rating.${id}` as const),
    ...texts.flatMap(figuresOfTalk),
    ...[...paid, ...completed].flatMap((after) => figuresOfBooking({ before: undefined, after })),
    ...[...ended, ...fetched, ...redeemed].flatMap((after) => {
      const change = { before: undefined, after };
      return [...figuresOfStop(change), ...figuresOfReward(change)];
    }),
  ];
  return [...new Set(keys)];
}
