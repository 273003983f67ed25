import { setTimeout } from 'node:timers/promises';
import { demoAdmin, siteUrl } from '@streetlore/emulators/config';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { onTestFinished, TestRunner } from 'vitest';
import { intercept } from './network.ts';
import { leave } from './shared-chromium.ts';

/** The two widths at which tests look at every screen, in CSS pixels. */
export const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Viewport = (typeof viewports)[keyof typeof viewports];

/** The errors of a page. A test looks at them at the end. */
export type Complaints = readonly string[];

/**
 * Opens a page in a new browser context, as a new visitor, which ends with the test, also with one
 * that fails. `complaints` collects the page's errors. `before` prepares the page before its first address. The service worker is off by default,
 * because it loads every file once more.
 */
export async function visit(
  browser: Browser,
  path: string,
  viewport: Viewport,
  options: BrowserContextOptions = {},
  before?: (page: Page) => Promise<unknown>,
): Promise<{ page: Page; context: BrowserContext; complaints: Complaints }> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  if (TestRunner.getCurrentTest())
    onTestFinished(async ({ task }) => {
      const isToShow = task.result?.state === 'fail' && !page.isClosed();
      const shown = isToShow ? `${unanswered(asked)}; ${await shownBy(page)}` : null;
      await leave(context);
      if (shown !== null) throw new Error(shown);
    });
  const asked = new Map<Request, number>();
  page.on('request', (request) => asked.set(request, performance.now()));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await before?.(page);
  await page.goto(siteUrl + path);
  return { page, context, complaints };
}

/** The most characters of a page that a failed test reports. */
const MAX_SHOWN = 400;

/** The requests of a page that have no whole answer yet, with their age in seconds: what a failed test may have waited for. */
function unanswered(asked: ReadonlyMap<Request, number>): string {
  const rows = [...asked].map(([request, at]) => {
    const { port, pathname } = new URL(request.url());
    return `${request.method()} :${port}/${pathname.split('/').at(-1)} ${Math.round((performance.now() - at) / 1000)} s`;
  });
  return `unanswered: ${rows.join(', ') || 'nothing'}`.slice(0, 200);
}

/** What a page shows after its test has failed, in one line: the log is all that a reader of the CI run has. */
async function shownBy(page: Page): Promise<string> {
  const text = await page
    .locator('main')
    .first()
    .innerText({ timeout: 1_000 })
    .catch((error: Error) => `nothing (${error.name})`);
  return `${new URL(page.url()).pathname} showed: ${text.replace(/\s+/g, ' ').slice(0, MAX_SHOWN)}`;
}

/**
 * Whether every part of the page below `within` is hydrated. React marks the elements that it has
 * hydrated. Articles and maps are not made of React elements.
 */
export const isHydrated = (page: Page, within = '#root'): Promise<boolean> =>
  page.evaluate(
    (root) =>
      [...document.querySelectorAll(`${root} :is(h1, h2, a, button, time):not(article *, .leaflet-container *)`)].every(
        (element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
      ),
    within,
  );

/** How long (ms) a page may take to hydrate, also on a busy machine. */
const MAX_HYDRATION = 60_000;

/**
 * Waits until a server-rendered page is hydrated below `within`: before that, nothing there reacts to
 * a click. The footer's premium partners appear last, on the server or from a listener.
 */
export async function hydrated(page: Page, within?: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Premium partners' }).waitFor({ state: 'attached' });
  const end = performance.now() + MAX_HYDRATION;
  while (!(await isHydrated(page, within))) {
    if (performance.now() > end) throw new Error(`Not hydrated after a minute: ${page.url()}`);
    await setTimeout(20);
  }
}

/** Signs in on /admin/login and waits for the dashboard. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(demoAdmin.email);
  await page.getByLabel('Password').fill(demoAdmin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Hunt Tracking' }).waitFor();
}

/**
 * The link to a section in the back office's navigation. Its name may end with the number of items
 * that wait there.
 */
export const sectionLink = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: new RegExp(`^${label}`) });

/**
 * Opens a tab and waits until it shows. The previous tab goes a moment later and may contain the
 * same texts.
 */
export async function openTab(page: Page, name: string | RegExp): Promise<void> {
  const tab = { name, exact: typeof name === 'string' };
  await page.getByRole('tab', tab).click();
  await page.getByRole('tab', { ...tab, selected: true }).waitFor();
}

/**
 * Makes the server's time that of the browser's clock, which a test moves by `page.clock`. Otherwise the page
 * finds out that its clock is off.
 */
export const believeClock = (page: Page) =>
  page.route('**/sw.js', async (route) => {
    if (route.request().method() !== 'HEAD') return route.fallback();
    const now = await page.evaluate(() => Date.now());
    await route.fulfill({ headers: { date: new Date(now).toUTCString() } });
  });

/** Runs `look` at both widths. */
export async function atBothWidths(page: Page, look: () => Promise<void>): Promise<void> {
  for (const viewport of Object.values(viewports)) {
    await page.setViewportSize(viewport);
    await look();
  }
}

type StorageState = NonNullable<BrowserContextOptions['storageState']>;
let signedIn: StorageState | undefined;

/**
 * The browser state of an admin who has signed in, made once in a worker. A context that begins
 * with this state need not sign in again.
 */
export async function adminState(browser: Browser): Promise<StorageState> {
  signedIn ??= await signIn(browser);
  return signedIn;
}

/** Opens a page of the back office as the demo admin, already signed in. */
export const visitAsAdmin = async (browser: Browser, path: string, viewport: Viewport) =>
  visit(browser, path, viewport, { storageState: await adminState(browser) });

async function signIn(browser: Browser): Promise<StorageState> {
  const { page, context } = await visit(browser, '/admin/login', viewports.desktop);
  await signInAsAdmin(page);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksForAuthentication: '4000 0025 0000 3155',
} as const;

/**
 * Fills in the card's fields and presses the button.
 * @throws Error with what the page shows when it has no card fields
 */
export async function payWith(page: Page, number: string): Promise<void> {
  const field = page.getByLabel('Card number');
  await field.waitFor().catch(async (cause: unknown) => {
    throw new Error(`No card field, but: ${await page.getByRole('main').innerText()}`, { cause });
  });
  await field.fill(number);
  await page.getByLabel('Expiry date').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: /^Pay £/ }).click();
}

/**
 * Makes the page see at once that its card succeeded. Stripe gets the charge only when the test
 * calls the returned function. `id` is the payment's id that the page gets.
 */
export async function delayCharge(page: Page, id: string): Promise<() => Promise<void>> {
  const held: (() => Promise<unknown>)[] = [];
  await intercept(page, '**/v1/payment_intents/*/confirm', async (route) => {
    const request = route.request();
    const headers = await request.allHeaders();
    const body = request.postData() ?? '';
    held.push(() =>
      fetch(request.url(), { method: 'POST', headers: { 'content-type': headers['content-type'] ?? '' }, body }),
    );
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { id, object: 'payment_intent', status: 'succeeded' },
    });
  });
  return async () => {
    for (const charge of held) await charge();
  };
}

/** How long (ms) a page may take to settle at a new width or after a change. */
const REST = 5_000;

/** Whether the settled page can be scrolled sideways. No page may at any width. */
export const overflows = (page: Page): Promise<boolean> =>
  isAtRest(() => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth));

/** Whether the settled page can be scrolled to below the content of its `main`. */
export const isScrollableBelow = (page: Page): Promise<boolean> =>
  isAtRest(() =>
    page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const end = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0;
      return scrollHeight > Math.max(clientHeight, Math.ceil(end + window.scrollY));
    }),
  );

async function isAtRest(isSo: () => Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + REST; performance.now() < end; await setTimeout(50))
    if (!(await isSo())) return false;
  return true;
}
