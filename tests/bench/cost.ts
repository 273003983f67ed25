import type { BlogSuggestion } from '@streetlore/domain/blog';
import { documents } from '@streetlore/domain/paths';
import { londonDay } from '@streetlore/domain/time';
import { platformFirestore } from '../support/admin-sdk.ts';
import { launchChromium } from '../support/chromium.ts';
import { openClient } from './client.ts';
import { jobs } from './cost/functions-table.ts';
import { playHunt, textsOf } from './cost/hunt.ts';
import { idleDay } from './cost/idle.ts';
import { meter } from './cost/meter.ts';
import { adminViews, bookingJourney, publicViews } from './cost/pages.ts';
import { report, writeDocs } from './cost/report.ts';
import { isWhole, type Results, storedResults, storeResults } from './cost/results.ts';
import { storeHunts } from './cost/store-hunts.ts';
import type { Usage } from './cost/usage.ts';
import { costLawOf, watchedVotes } from './cost/watched-votes.ts';
import { firstCalls } from './paths.ts';
import { countingProxy } from './proxy/proxy.ts';
import { untilIdle } from './until-idle.ts';
import { openVendorFeed, type VendorFeed } from './vendor-feed.ts';

/** How many hunts are stored to see what grows: of the year before, and of today. */
const added = { old: 40, today: 40 };

/** The parts of the count. The idle day comes first: the sweep recounts photos with new votes. */
const parts = { idle, pages, operations };

/**
 * `npm run bench -- cost`: counts everything that is billed, and prices it with cost/prices.ts. `--
 * cost --write-docs` keeps the figures and writes the tables of docs/costs.md and README. With
 * `idle`, `pages` or `operations`, only that part is counted again; the others stay as they were
 * kept.
 */
export async function cost(writesDocs: boolean): Promise<void> {
  const feed = await openVendorFeed();
  try {
    await firstCalls(feed);
    // Scheduled work that is due, such as closing last week's round, is done before the count.
    await (await openClient('admin')).call('sweepNow', {});
    await untilIdle();
    const only = Object.keys(parts).filter((part) => process.argv.includes(part));
    const isAsked = (part: keyof typeof parts) => only.length === 0 || only.includes(part);
    const results = {
      ...(writesDocs ? storedResults() : {}),
      counted: londonDay(new Date()),
      jobs: jobs().length,
      ...(isAsked('idle') ? await idle() : {}),
      ...(isAsked('pages') ? await pages() : {}),
      ...(isAsked('operations') ? await operations(feed) : {}),
    };
    if (writesDocs) storeResults(results);
    if (!isWhole(results)) throw new Error('Only a part has been counted: nothing can be added up yet');
    console.log(report(results));
    if (writesDocs) writeDocs(results);
  } finally {
    feed.close();
  }
}

async function idle(): Promise<Pick<Results, 'idleDay'>> {
  return { idleDay: await idleDay() };
}

async function pages(): Promise<Pick<Results, 'way' | 'publicPages' | 'adminPages'>> {
  const proxy = await countingProxy();
  const chromium = await launchChromium({ args: [proxy.flag] });
  const window = { chromium, proxy };
  try {
    // Not counted: the function loads the server bundle for the first page.
    await bookingJourney(window);
    return {
      way: Object.fromEntries(await bookingJourney(window)),
      publicPages: Object.fromEntries(await publicViews(window)),
      adminPages: Object.fromEntries(await adminViews(window)),
    };
  } finally {
    await chromium.close();
    await proxy.close();
  }
}

type OperationCosts = Omit<Results, 'counted' | 'jobs' | 'idleDay' | 'way' | 'publicPages' | 'adminPages'>;

async function operations(feed: VendorFeed): Promise<OperationCosts> {
  const law = costLawOf(await watchedVotes(10, 1), await watchedVotes(20, 2));
  const article = await written();
  let number = 0;
  const inHaste = async () => {
    number += 1;
    const hunt = await meter(() => playHunt(number, feed, async () => undefined));
    return { hunt, day: await idleDay() };
  };
  const calm = await playCalmly(feed);
  const base = await inHaste();
  await storeHunts(calm.played, added.old, 365);
  const old = await inHaste();
  await storeHunts(calm.played, added.today, 0);
  const today = await inHaste();
  return {
    hunt: { ...calm.usage, segments: calm.segments },
    texts: calm.texts,
    vote: law.vote,
    readsOfAViewer: law.readsOfAViewer,
    article,
    grown: {
      hunts: { base: base.hunt, old: old.hunt, today: today.hunt },
      days: { base: base.day, old: old.day, today: today.day },
      added,
    },
  };
}

/**
 * Plays a hunt with pauses between its texts, as people make them: in each pause every report comes
 * and every figure is counted.
 */
async function playCalmly(feed: VendorFeed) {
  const hunts: Awaited<ReturnType<typeof playHunt>>[] = [];
  const usage = await meter(async () => hunts.push(await playHunt(0, feed, untilIdle)));
  const [played] = hunts;
  if (!played) throw new Error('No hunt was played');
  return { played, usage, ...(await textsOf(played)) };
}

/** A suggestion to write about. */
const suggestion: BlogSuggestion = {
  title: 'Shutters of Shoreditch: A Walk for Early Risers',
  type: 'evergreen',
  priority: 30,
  relatedData: { neighborhood: null, contestSubmissions: [], tour: null },
};

/** Writes an article, from the click to the draft. */
async function written(): Promise<Usage> {
  const admin = await openClient('admin');
  const taken = async () => Number((await platformFirestore().doc(documents.aiUsage).get()).get('tokens') ?? 0);
  const before = await taken();
  const usage = await meter(() => admin.call('acceptSuggestion', { job_id: crypto.randomUUID(), suggestion }));
  return { ...usage, tokens: (await taken()) - before };
}
