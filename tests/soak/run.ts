import { parseArgs } from 'node:util';
import { type Client, openClient } from '../bench/client.ts';
import { platformFirestore } from '../support/admin-sdk.ts';
import { aPlayableTour } from '../support/hunt-tour.ts';
import { launch, whenReady } from '../support/launcher.ts';
import { randomFrom } from '../support/random.ts';
import { startArchiving } from './archive-texts.ts';
import { playBooking } from './bookings.ts';
import { endVendorFaults, forEvery, killFunctions } from './chaos.ts';
import { type HuntsPlayed, huntPlayer } from './hunts.ts';
import { auditOf, entriesSince } from './ledger.ts';
import { openPhones } from './phones.ts';
import { mixed, type Plan, partsOf, planOf } from './plan.ts';
import { wholeRun } from './processes.ts';
import { readLedgers, repliesDue, votesStored } from './read-ledgers.ts';
import { doneIn, print, type SoakOutcome, sumOf } from './report.ts';
import { settle } from './settle.ts';
import { castVotes, storePhotos, type VotesCast } from './votes.ts';

/**
 * `npm run soak`: plays a thousand hunts of two phones, 200 bookings and 5,000 votes, thirty at
 * once. Meanwhile vendors fail and functions are killed. Then it compares the ledgers of both
 * sides. The run has parts, each on a platform of its own. `-- --hunts 50 --seed 7 --part 25` is a
 * small run of two parts. The exit code is 1 when anything was lost or doubled in any part.
 */

/**
 * How many hunts are played on one platform. The next part gets a new platform. The Firestore
 * emulator keeps every document that was ever written, also deleted ones. It goes through all of
 * them for every query, count and listener of any collection. On one platform 200 hunts took 7
 * minutes, and 571 hunts took 41.
 */
const MAX_IN_A_PART = 200;
/** How many hunts, bookings and voters are active at once. */
const AT_ONCE = 30;
/** How many stops the tour has. */
const STOPS = 3;
/**
 * When no phone has got a text for so long (ms), no more will come: a lost answer is looked up
 * within three minutes.
 */
const SILENCE_TIMEOUT_MS = 6 * 60_000;

const options = { hunts: { type: 'string' }, seed: { type: 'string' }, part: { type: 'string' } } as const;
const { values } = parseArgs({ options });
const hunts = Number(values.hunts ?? 1000);
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
const most = Number(values.part ?? MAX_IN_A_PART);
if (![hunts, most].every((count) => Number.isInteger(count) && count > 0) || !Number.isInteger(seed))
  throw new Error('npm run soak [-- --hunts N --seed N --part HUNTS_AT_MOST]');

/**
 * Plays the plan until everybody is done or nothing happens any more.
 * @returns what was given up, in words
 */
async function play(plan: Plan, tourId: string, admin: Client, played: HuntsPlayed, cast: VotesCast) {
  const phones = await openPhones();
  const givenUp: string[] = [];
  const hunt = huntPlayer(tourId, phones, played);
  const jobs = mixed(
    plan.hunts.map((one) => () => hunt(one)),
    plan.bookings.map((one) => () => playBooking(one, admin, phones)),
    plan.voters.map((one) => () => castVotes(one, cast)),
  );
  let isOver = false;
  // A job that still waits when the part is given up must not begin on the next part's platform.
  const unlessOver = async (job: () => Promise<void>) => (isOver ? undefined : await job());
  const all = forEvery(jobs, AT_ONCE, unlessOver).catch((error: unknown) => void givenUp.push(String(error)));
  await Promise.race([
    all,
    phones.silence(SILENCE_TIMEOUT_MS).then(() => void givenUp.push('Nobody got a text any more')),
  ]);
  isOver = true;
  phones.close();
  return givenUp;
}

/** Plays a part on a newly started platform, and compares its ledgers. */
async function soak(plan: Plan, part: number, pid: number): Promise<SoakOutcome> {
  const began = new Date();
  const tour = await aPlayableTour(platformFirestore(), STOPS);
  await storePhotos(plan.photos);
  const before = await readLedgers([], plan.photos);
  const memoryBefore = wholeRun(pid);

  const played: HuntsPlayed = {
    finished: 0,
    silent: new Set(),
    deliveries: 0,
    redelivered: 0,
    said: new Set(),
    took: [],
  };
  const cast: VotesCast = { writes: 0, standing: new Set() };
  const start = performance.now();
  const admin = await openClient('admin');
  const killer = killFunctions(pid, randomFrom(seed + part));
  const keeper = startArchiving(began, played);
  const givenUp = await play(plan, tour.id, admin, played, cast);
  await killer.stop();
  await endVendorFaults();
  const { killed } = killer;
  const seconds = (performance.now() - start) / 1000;
  const settled = await settle(admin, began);
  const archived = await keeper.stop();

  const ledgers = [
    ...entriesSince(before, await readLedgers([...played.said], plan.photos, archived)),
    await repliesDue(plan.hunts),
    await votesStored(cast.standing, plan.photos),
  ];
  const { table, wrong } = auditOf(ledgers);
  const texts = ledgers.find(({ name }) => name.startsWith('Twilio'))?.left.length ?? 0;
  const unended = played.finished < plan.hunts.length ? ['Some hunts did not end'] : [];
  return {
    done: doneIn({ plan, played, cast, killed, texts, seconds, settled }),
    killed: Object.fromEntries(killed),
    took: played.took,
    memory: [
      ['before', memoryBefore],
      [`after part ${part}`, wholeRun(pid)],
    ],
    ledgers: table,
    wrong: [...givenUp, ...wrong, ...unended].map((one) => `Part ${part}: ${one}`),
  };
}

/**
 * Runs `work` with the process id of a platform's launcher. Stops the launcher afterwards in any
 * case.
 */
async function onPlatform<T>(work: (pid: number) => Promise<T>): Promise<T> {
  const platform = launch(['--suite-only']);
  try {
    await whenReady(platform);
    return await work(platform.process.pid ?? 0);
  } finally {
    platform.process.kill('SIGINT');
    await platform.ended;
  }
}

const parts = partsOf(planOf(hunts, STOPS, randomFrom(seed)), most);
console.log(`Soak of ${hunts} hunts, --seed ${seed}.`);
const outcomes: SoakOutcome[] = [];
try {
  for (const [n, plan] of parts.entries()) {
    console.log(`Part ${n + 1} of ${parts.length}: ${plan.hunts.length} hunts. Starting the platform …`);
    const outcome = await onPlatform((pid) => soak(plan, n + 1, pid));
    print(outcome);
    outcomes.push(outcome);
    if (outcome.wrong.length > 0) process.exitCode = 1;
  }
  if (parts.length > 1) {
    console.log('All parts together.');
    print(sumOf(outcomes));
  }
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
process.exit();
