import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { adminEnv, ports, projectId } from '../../emulators/src/config.ts';
import { launchChromium } from '../support/chromium.ts';
import { signInAsAdmin, viewports, visit } from '../support/site.ts';
import { book, needSomebody, queueArticles } from './dashboard/fill.ts';
import { changeLive, type LiveChangeCost } from './dashboard/live.ts';
import { ruleLookUps } from './dashboard/look-ups.ts';
import { type CountingProxy, countingProxy, type ReadTally } from './proxy/proxy.ts';
import { sumOf } from './proxy/tally.ts';

/**
 * The limits for a dashboard; the heap in MB. The reads are those of an evening on which every list
 * is full: 15 hunts and 8 people and letters that need somebody, 13 hunts, 17 listeners' look-ups
 * of the role, and single documents.
 */
export const dashboardLimits = { reads: 70, heap: 10 } as const;

/** The number of paid bookings, and of live changes that are tried with them. */
type Size = { bookings: number; changes: number };

/**
 * The heap is measured with few bookings, where changes are quick. For each commit the emulator
 * goes through every document, once for each open list.
 */
const few: Size = { bookings: 100, changes: 1000 };
const changesAmongMany = 100;

/** More jobs than the article queue shows. */
const JOBS = 20;
/** More hunts, people and letters than Needs You lists. */
const NEEDS = 20;

/** One table row: the cost of opening the dashboard, in all and by collection. */
export type OpeningCost = {
  'at bookings': number;
  /** Documents and the rules' look-ups together. */
  reads: number;
  'rule look-ups': number;
  listeners: number;
  /** Listeners that the page asked for only after it had answers to others. */
  'second round': number;
} & ReadTally;

/**
 * Opens the built site's dashboard in Chromium as an admin and counts its reads: with 100 and with
 * `many` paid bookings, and with every list at its full length. Then changes the data that it
 * shows.
 */
export async function openDashboard(many: number): Promise<{ openings: OpeningCost[]; livings: LiveChangeCost[] }> {
  Object.assign(process.env, adminEnv);
  const db = getFirestore(initializeApp({ projectId }, 'bench-dashboard'));
  // Nothing counts these bookings: this measures the dashboard, not the recounts behind its
  // figures.
  await fetch(`http://127.0.0.1:${ports.hub}/functions/disableBackgroundTriggers`, { method: 'PUT' });
  const proxy = await countingProxy();
  const chromium = await launchChromium({ args: [proxy.flag] });
  try {
    await queueArticles(db, JOBS);
    await needSomebody(db, NEEDS);
    // Not counted: the very first sign-in grants the role and asks for everything twice.
    await close(await open(chromium, proxy, false), proxy);
    const openings: OpeningCost[] = [];
    const livings: LiveChangeCost[] = [];
    for (const size of [few, { bookings: many, changes: changesAmongMany }]) {
      const took = await book(db, size.bookings);
      console.log(`${size.bookings} bookings, written in ${(took / 1000).toFixed(1)} s …`);
      const opened = await open(chromium, proxy, true);
      openings.push({ 'at bookings': size.bookings, ...opened.cost } as OpeningCost);
      livings.push(await changeLive(opened.page, proxy, db, size));
      await close(opened, proxy);
    }
    return { openings, livings };
  } finally {
    await chromium.close();
    await proxy.close();
  }
}

/** The missed limits, each in a sentence. */
export function missedAims({ openings, livings }: { openings: OpeningCost[]; livings: LiveChangeCost[] }): string[] {
  const costs = new Set(openings.map(({ reads }) => reads));
  return [
    ...openings.flatMap((opening) => [
      ...(opening.reads > dashboardLimits.reads
        ? [
            `At ${opening['at bookings']} bookings a dashboard costs ${opening.reads} reads to open, not ${dashboardLimits.reads}.`,
          ]
        : []),
      ...(opening['second round'] > 0
        ? [`At ${opening['at bookings']} bookings it asks for ${opening['second round']} listeners in a second round.`]
        : []),
    ]),
    ...(costs.size > 1
      ? [`Opening costs ${[...costs].join(' or ')} reads, depending on how many bookings there are.`]
      : []),
    ...livings.flatMap((living) => [
      ...(living.reads > living['documents changed']
        ? [`At ${living['at bookings']} bookings ${living['documents changed']} changes cost ${living.reads} reads.`]
        : []),
      ...(living['heap grown by'] >= dashboardLimits.heap
        ? [`At ${living['at bookings']} bookings the heap grows by ${living['heap grown by']} MB.`]
        : []),
    ]),
  ];
}

type Opened = { context: BrowserContext; page: Page; cost: Omit<OpeningCost, 'at bookings'> };

/**
 * Signs an admin in, in a new browser context, and waits until every listener has its answer.
 * @param isBooked whether there are bookings to wait for
 */
async function open(chromium: Browser, proxy: CountingProxy, isBooked: boolean): Promise<Opened> {
  const { page, context } = await visit(chromium, '/admin/login', viewports.desktop);
  await page.getByLabel('Email').waitFor();
  proxy.begin();
  const lookedUp = await ruleLookUps();
  await signInAsAdmin(page);
  // With many bookings the emulator takes longer to find the newest ones than the quiet time lasts.
  if (isBooked) await page.locator('[data-row]').first().waitFor();
  await proxy.answered(1500);
  const { answers, listeners, later } = proxy.take();
  const lookUps = (await ruleLookUps()) - lookedUp;
  const shown = await page.locator('[data-row]').count();
  if (shown !== answers.bookings) throw new Error(`${answers.bookings} bookings were counted, ${shown} are on screen`);
  const cost = {
    reads: sumOf(answers) + lookUps,
    'rule look-ups': lookUps,
    listeners,
    'second round': later,
    ...answers,
  };
  return { context, page, cost: cost as Opened['cost'] };
}

async function close({ context }: Opened, proxy: CountingProxy): Promise<void> {
  await context.close();
  await proxy.hangUp();
}
