import { setTimeout as delay } from 'node:timers/promises';
import { adminSections, routes } from '@streetlore/domain/paths';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { siteUrl } from '../../../emulators/src/config.ts';
import { publicPages } from '../../support/public-pages.ts';
import { adminState, viewports } from '../../support/site.ts';
import { TOUR } from '../paths.ts';
import type { CountingProxy } from '../proxy/proxy.ts';
import { sumOf } from '../proxy/tally.ts';
import { ruleLookUps } from '../reads/look-ups.ts';
import { meterAtOnce } from './meter.ts';
import { Traffic } from './traffic.ts';
import type { Usage } from './usage.ts';

/** How long (ms) a page must ask for nothing more. */
const QUIET = 1500;
/** How long (ms) a page may take to begin to listen. Some pages listen to nothing. */
const LISTENING_TIMEOUT_MS = 6000;

/** A browser whose Firestore traffic goes through the counting proxy. */
export type Window = { chromium: Browser; proxy: CountingProxy };

const isThere = ({ path }: { path: string }) => !/nothing|nobody|atlantis|no\/such|\/admin/.test(path);

/** Visits the public pages with data, each in a new browser. The result is by address. */
export async function publicViews(window: Window): Promise<Map<string, Usage>> {
  const views = new Map<string, Usage>();
  for (const { path } of publicPages.filter(isThere)) views.set(path, await view(window, path));
  return views;
}

/** Visits the screens of the back office, each opened anew by a signed-in admin. */
export async function adminViews(window: Window): Promise<Map<string, Usage>> {
  window.proxy.begin();
  const options = { storageState: await adminState(window.chromium) };
  await window.proxy.hangUp();
  const views = new Map<string, Usage>();
  for (const path of [routes.admin, ...adminSections.map(routes.adminSection)])
    views.set(path, await view(window, path, options));
  return views;
}

async function view(window: Window, path: string, options: BrowserContextOptions = {}): Promise<Usage> {
  const { usage, value } = await counted(window, () => open(window, path, options));
  await close(window, value);
  return usage;
}

/**
 * Follows a visitor's way to the card form by clicks: home, the tours, a tour, its booking. The
 * result is by step.
 */
export async function bookingJourney(window: Window): Promise<Map<string, Usage>> {
  const tour = publicPages.find(({ path }) => path.endsWith(`/${TOUR}`))?.path ?? '';
  const { usage, value: opened } = await counted(window, () => open(window, routes.home));
  const steps = new Map([['home', usage]]);
  const { page } = opened;
  for (const [name, path] of Object.entries({ tours: routes.tours, tour, booking: routes.book(TOUR) })) {
    const step = await counted(window, async () => {
      await page.locator(`a[href="${path}"]:visible`).first().click();
      await page.waitForURL(`**${path}`);
      // The page's requests start before the proxy can know of them.
      await delay(QUIET);
      await settled(window.proxy, opened.traffic);
      return opened;
    });
    steps.set(name, step.usage);
  }
  await close(window, opened);
  return steps;
}

type Opened = { page: Page; context: BrowserContext; traffic: Traffic };

/** Opens a page in a new browser. Resolves when every listener has its answer. */
async function open({ chromium, proxy }: Window, path: string, options: BrowserContextOptions = {}): Promise<Opened> {
  proxy.begin();
  // The service worker copies every file once more at its own time, so no page counts those copies.
  const context = await chromium.newContext({ viewport: viewports.desktop, serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  const traffic = await Traffic.of(page);
  await page.goto(siteUrl + path);
  await settled(proxy, traffic);
  return { page, context, traffic };
}

async function settled(proxy: CountingProxy, traffic: Traffic): Promise<void> {
  for (const end = performance.now() + LISTENING_TIMEOUT_MS; !traffic.listens && performance.now() < end; )
    await delay(50);
  if (traffic.listens) await proxy.answered(QUIET);
}

async function close({ proxy }: Window, { context }: Opened): Promise<void> {
  await context.close();
  await proxy.hangUp();
}

/** Counts some work in the browser and in the functions. */
async function counted({ proxy }: Window, open: () => Promise<Opened>): Promise<{ usage: Usage; value: Opened }> {
  const lookedUp = await ruleLookUps();
  const done: Opened[] = [];
  const server = await meterAtOnce(async () => {
    done.push(await open());
  });
  const [value] = done;
  if (!value) throw new Error('Nothing was opened');
  const { answers, changes } = proxy.take();
  const bytes = await value.traffic.take();
  const lookUps = (await ruleLookUps()) - lookedUp;
  return { value, usage: { ...server, clientReads: sumOf(answers) + sumOf(changes), ruleLookUps: lookUps, bytes } };
}
