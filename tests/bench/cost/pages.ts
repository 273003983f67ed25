import { setTimeout as delay } from 'node:timers/promises';
import { adminSections, routes } from '@streetlore/domain/paths';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { siteUrl } from '../../../emulators/src/config.ts';
import { publicPages } from '../../support/public-pages.ts';
import { adminState, viewports } from '../../support/site.ts';
import { ruleLookUps } from '../dashboard/look-ups.ts';
import { TOUR } from '../paths.ts';
import type { CountingProxy } from '../proxy/proxy.ts';
import { sumOf } from '../proxy/tally.ts';
import { meterAtOnce } from './meter.ts';
import { Traffic } from './traffic.ts';
import type { Usage } from './usage.ts';

/** How long (ms) a page has to ask for nothing more. */
const QUIET = 1500;
/** How long (ms) a page has to begin to listen; some listen to nothing. */
const LISTENING_TIMEOUT_MS = 6000;

/** Counts what is opened in a browser whose Firestore traffic goes through the proxy. */
export type Window = { chromium: Browser; proxy: CountingProxy };

const isThere = ({ path }: { path: string }) => !/nothing|nobody|atlantis|no\/such|\/admin/.test(path);

/** The public pages that show something, each opened by a browser that has never been there: by address. */
export async function publicViews(window: Window): Promise<Map<string, Usage>> {
  const views = new Map<string, Usage>();
  for (const { path } of publicPages.filter(isThere)) views.set(path, await view(window, path));
  return views;
}

/** The screens of the back office, each opened anew by an admin who is signed in. */
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

/** A visitor's way to the card form, by clicks: home, the tours, a tour, its booking. Each step by its name. */
export async function wayToBooking(window: Window): Promise<Map<string, Usage>> {
  const tour = publicPages.find(({ path }) => path.endsWith(`/${TOUR}`))?.path ?? '';
  const { usage, value: opened } = await counted(window, () => open(window, routes.home));
  const steps = new Map([['home', usage]]);
  const { page } = opened;
  for (const [name, path] of Object.entries({ tours: routes.tours, tour, booking: routes.book(TOUR) })) {
    const step = await counted(window, async () => {
      await page.locator(`a[href="${path}"]:visible`).first().click();
      await page.waitForURL(`**${path}`);
      // What it asks for is on its way before the proxy can know of it.
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

/** Opens a page in a browser that has never been there; resolves when every listener has its answer. */
async function open({ chromium, proxy }: Window, path: string, options: BrowserContextOptions = {}): Promise<Opened> {
  proxy.begin();
  // The service worker copies every file once more in its own time: that is counted with no page.
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

/** What an errand takes on both sides. */
async function counted({ proxy }: Window, errand: () => Promise<Opened>): Promise<{ usage: Usage; value: Opened }> {
  const lookedUp = await ruleLookUps();
  const done: Opened[] = [];
  const server = await meterAtOnce(async () => {
    done.push(await errand());
  });
  const [value] = done;
  if (!value) throw new Error('Nothing was opened');
  const { answers, changes } = proxy.take();
  const bytes = await value.traffic.take();
  const lookUps = (await ruleLookUps()) - lookedUp;
  return { value, usage: { ...server, clientReads: sumOf(answers) + sumOf(changes), ruleLookUps: lookUps, bytes } };
}
