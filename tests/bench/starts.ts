import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BlogSuggestion } from '@streetlore/domain/blog';
import { documents } from '@streetlore/domain/paths';
import { londonDay } from '@streetlore/domain/time';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { logs } from '../../emulators/src/suite/paths.ts';
import { platformFirestore } from '../support/admin-sdk.ts';
import { answersOf } from '../support/hunt-tour.ts';
import { openClient, seen } from './client.ts';
import { type BenchHunt, bookAndPay, TOUR, text } from './paths.ts';
import type { VendorFeed } from './vendor-feed.ts';

/** How many functions an exchange of texts may start, including delivery reports and counts. */
export const mostStarts = 8;

/**
 * Work counts as finished when nothing starts or runs for so long (ms). This is longer than a
 * queued count waits.
 */
const QUIET = 3_000;

/** A function that the launcher's stand-in for Cloud Scheduler calls, whatever else happens. */
export const SCHEDULED_FUNCTION = 'sweepNow';

/** The emulators' whole log. */
export const suite = () => readFileSync(join(logs, 'suite.log'), 'utf8');

/**
 * The names of the functions that the emulator has started, or finished, in the order of its log.
 */
function named(log: string, what: 'Beginning execution of' | 'Finished'): string[] {
  const names = [...log.matchAll(new RegExp(`${what} "(?:[a-z]+-[a-z]+\\d-)?(\\w+)"`, 'g'))];
  return names.flatMap(([, name = '']) => (name === SCHEDULED_FUNCTION ? [] : [name]));
}

/** How often some work started each function, until nothing runs any more. */
async function startsOf(work: () => Promise<unknown>): Promise<Map<string, number>> {
  await untilIdle();
  const before = suite().length;
  await work();
  await untilIdle();
  const starts = new Map<string, number>();
  for (const name of named(suite().slice(before), 'Beginning execution of'))
    starts.set(name, (starts.get(name) ?? 0) + 1);
  return starts;
}

/**
 * Resolves when no function has started or run for a while.
 * @throws after a minute
 */
export async function untilIdle(): Promise<void> {
  const began = performance.now();
  let seen = -1;
  let since = performance.now();
  while (performance.now() - since < QUIET) {
    const log = suite();
    const begun = named(log, 'Beginning execution of').length;
    if (begun !== seen || begun > named(log, 'Finished').length) since = performance.now();
    seen = begun;
    if (performance.now() - began > 60_000) throw new Error('Functions are begun, or under way, for a minute');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** A suggestion to write about. */
export const suggestion: BlogSuggestion = {
  title: 'Shutters of Shoreditch: A Walk for Early Risers',
  type: 'evergreen',
  priority: 30,
  relatedData: { neighborhood: null, contestSubmissions: [], tour: null },
};

/**
 * Counts the functions that players', visitors' and admins' actions start. The table, by action and
 * function, is from the emulator's own log.
 */
export async function countStarts(
  feed: VendorFeed,
): Promise<{ table: Record<string, Record<string, number>>; missed: string[] }> {
  const [visitor, admin] = [await openClient('visitor'), await openClient('admin')];
  const hunt: BenchHunt = { id: crypto.randomUUID(), phone: '+447900008801' };
  const [answer = ''] = await answersOf(platformFirestore(), TOUR);
  const photo = await aPhoto();
  // Scheduled work that is due, such as closing last week's round, is done before the count.
  await admin.call('sweepNow', {});
  const operations: Record<string, () => Promise<unknown>> = {
    'booking, to its welcome': () => bookAndPay(visitor, hunt, feed),
    START: () => text(hunt, 'START'),
    'wrong answer': () => text(hunt, 'is it a pigeon?'),
    HINT: () => text(hunt, 'HINT'),
    'right answer': () => text(hunt, answer),
    vote: async () => {
      const day = documents.dayStats(londonDay(new Date()));
      const votes = Number((await platformFirestore().doc(day).get()).get('votes') ?? 0);
      // These functions start slowly at their first call. The vote is over when the day's votes are
      // counted.
      const counted = seen(admin, day, (data) => data.votes === votes + 1);
      await visitor.call('registerVoter', {});
      await setDoc(doc(visitor.db, documents.vote(photo, visitor.uid)), { created_at: serverTimestamp() });
      await counted.at;
    },
    article: () => admin.call('acceptSuggestion', { job_id: crypto.randomUUID(), suggestion }),
  };
  const table: Record<string, Record<string, number>> = {};
  for (const [name, operation] of Object.entries(operations)) {
    const starts = await startsOf(operation);
    const all = [...starts.values()].reduce((sum, one) => sum + one, 0);
    table[name] = { all, ...Object.fromEntries([...starts].toSorted()) };
  }
  const exchanges = ['wrong answer', 'HINT', 'right answer'];
  const missed = exchanges.filter((name) => !((table[name]?.all ?? 0) <= mostStarts && (table[name]?.all ?? 0) > 0));
  return {
    table,
    missed: missed.map((name) => `A ${name} starts ${table[name]?.all} functions, not 1 to ${mostStarts}.`),
  };
}

export async function aPhoto(): Promise<string> {
  const photos = platformFirestore().collection('contest_submissions').where('status', '==', 'approved');
  const [photo] = (await photos.limit(1).get()).docs;
  if (!photo) throw new Error('There is no photo to vote for');
  return photo.id;
}
