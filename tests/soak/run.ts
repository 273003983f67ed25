import { setInterval } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Client, openClient } from '../bench/client.ts';
import { percentile } from '../bench/figures.ts';
import { wholeRun } from '../bench/memory.ts';
import { platformFirestore } from '../support/admin-sdk.ts';
import { aPlayableTour } from '../support/hunt-tour.ts';
import { launch, whenReady } from '../support/launcher.ts';
import { randomFrom } from '../support/random.ts';
import { playBooking } from './bookings.ts';
import { openBooks, putTextsAway, repliesDue, type Text, votesStored } from './books.ts';
import { forEvery, killFunctions, mendVendors } from './chaos.ts';
import { type HuntsPlayed, huntPlayer } from './hunts.ts';
import { auditOf, entriesSince } from './ledger.ts';
import { openPhones } from './phones.ts';
import { mixed, type Plan, planOf } from './plan.ts';
import { settle } from './settle.ts';
import { castVotes, hangPhotos, type VotesCast } from './votes.ts';

/**
 * `npm run soak`: a thousand hunts of two phones, 200 bookings and 5,000 votes, thirty of them under way at once, while vendors fail
 * and functions are killed; then the ledgers of both sides are compared. `-- --hunts 50 --seed 7` is a small one. The exit code is 1
 * when anything was lost or doubled.
 */

/** Hunts, bookings and voters under way at once. */
const AT_ONCE = 30;
/** How often (ms) the texts of hunts that are over are put away, and the progress is said. */
const PUT_AWAY_EVERY = 15_000;
/** Stops of the tour that is played to its end. */
const STOPS = 3;
/** When no phone has got a text for so long (ms), no more will come: a lost answer is looked up within three minutes. */
const PATIENCE = 6 * 60_000;

const { values } = parseArgs({ options: { hunts: { type: 'string' }, seed: { type: 'string' } } });
const [hunts, seed] = [Number(values.hunts ?? 1000), Number(values.seed ?? Math.floor(Math.random() * 1e9))];
if (!Number.isInteger(hunts) || hunts < 1 || !Number.isInteger(seed))
  throw new Error('npm run soak [-- --hunts N --seed N]');

/** All of it, until everybody is done or nothing happens any more. @returns what was given up, in words */
async function play(plan: Plan, tourId: string, admin: Client, played: HuntsPlayed, cast: VotesCast) {
  const phones = await openPhones();
  const givenUp: string[] = [];
  const hunt = huntPlayer(tourId, phones, played);
  const jobs = mixed(
    plan.hunts.map((one) => () => hunt(one)),
    plan.bookings.map((one) => () => playBooking(one, admin, phones)),
    plan.voters.map((one) => () => castVotes(one, cast)),
  );
  const all = forEvery(jobs, AT_ONCE, (job) => job()).catch((error: unknown) => void givenUp.push(String(error)));
  await Promise.race([all, phones.silence(PATIENCE).then(() => void givenUp.push('Nobody got a text any more'))]);
  phones.close();
  return givenUp;
}

/** Puts texts away now and then until it is stopped. @returns the texts, when it is stopped */
function keepTextsAway(since: Date, played: HuntsPlayed): { stop(): Promise<Text[]> } {
  const ending = new AbortController();
  const start = performance.now();
  const putAway: Text[] = [];
  const working = (async () => {
    for await (const _ of setInterval(PUT_AWAY_EVERY, null, { signal: ending.signal })) {
      putAway.push(...(await putTextsAway(since, played.finished)));
      console.log(`${played.finished.size / 2} hunts after ${Math.round((performance.now() - start) / 1000)} s`);
    }
  })().catch((error: unknown) => {
    if (!ending.signal.aborted) throw error;
  });
  return {
    async stop() {
      ending.abort();
      await working;
      return putAway;
    },
  };
}

async function soak(pid: number): Promise<string[]> {
  const began = new Date();
  const db = platformFirestore();
  const plan = planOf(hunts, STOPS, randomFrom(seed));
  const tour = await aPlayableTour(db, STOPS);
  await hangPhotos(plan.photos);
  const before = await openBooks([], plan.photos);
  const memoryBefore = wholeRun(pid);

  const played: HuntsPlayed = { finished: new Set(), deliveries: 0, redelivered: 0, said: new Set(), took: [] };
  const cast: VotesCast = { writes: 0, standing: new Set() };
  const start = performance.now();
  const admin = await openClient('admin');
  const killer = killFunctions(pid, randomFrom(seed + 1));
  const keeper = keepTextsAway(began, played);
  const givenUp = await play(plan, tour.id, admin, played, cast);
  await killer.stop();
  await mendVendors();
  const { killed } = killer;
  const seconds = (performance.now() - start) / 1000;
  const settled = await settle(admin, began);
  const putAway = await keeper.stop();
  const finished = played.finished.size / 2;

  const ledgers = [
    ...entriesSince(before, await openBooks([...played.said], plan.photos, putAway)),
    await repliesDue(plan.hunts),
    await votesStored(cast.standing, plan.photos),
  ];
  const { table, wrong } = auditOf(ledgers);
  const faults = plan.hunts.flatMap(({ steps }) => steps.flatMap(({ fault }) => fault?.kind ?? []));
  const texts = ledgers.find(({ name }) => name.startsWith('Twilio'))?.left.length ?? 0;
  console.log('What was done:');
  console.table({
    'hunts of two phones, to their end': `${finished} of ${hunts}`,
    'texts in and out': texts,
    'deliveries of texts in': played.deliveries,
    'of these once more after an error': played.redelivered,
    'bookings paid by card': plan.bookings.length,
    'votes cast or taken back': cast.writes,
    'faults of Twilio': faults.length,
    'faults of Stripe': plan.bookings.filter(({ fault }) => fault).length,
    'processes killed': [...killed.values()].reduce((sum, one) => sum + one, 0),
    'seconds until all was said': Math.round(seconds),
    'texts a second': (texts / seconds).toFixed(1),
    'a step p50 ms': Math.round(percentile(played.took, 0.5)),
    'a step p95 ms': Math.round(percentile(played.took, 0.95)),
    'seconds until nothing was left': settled.seconds,
    'sweeps by hand': settled.sweeps,
  });
  console.log('Killed:', Object.fromEntries([...killed].toSorted()));
  console.log('What the whole local run takes (PSS), and its open handles:');
  const memoryAfter = wholeRun(pid);
  console.table(
    Object.fromEntries(
      Object.entries(memoryBefore).map(([what, before]) => [what, { before, after: memoryAfter[what] }]),
    ),
  );
  console.log('The ledgers, left | right:');
  console.table(table);
  return [...givenUp, ...wrong, ...(finished < hunts ? ['Some hunts did not end'] : [])];
}

console.log(`Soak of ${hunts} hunts, --seed ${seed}. Starting the platform …`);
const platform = launch(['--suite-only']);
await whenReady(platform);
try {
  const wrong = await soak(platform.process.pid ?? 0);
  for (const one of wrong) console.error(`✘ ${one}`);
  if (wrong.length === 0) console.log('✓ 0 lost, 0 doubled');
  else process.exitCode = 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  platform.process.kill('SIGINT');
  await platform.ended;
}
process.exit();
