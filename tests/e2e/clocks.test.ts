import { DEHYDRATED_STATE_ID } from '@streetlore/domain/page';
import { siteUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { publicPages } from '../support/public-pages.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { isHydrated, viewports, visit } from '../support/site.ts';

const DAY = 24 * 3_600_000;
/**
 * Every page that the server renders. Of the similar screens for missing pages, only one is here. The
 * leaderboard is left out: its board is that of the clock's week, and a document is hydrated only while
 * its time and the clock's are three minutes apart at most.
 */
const all = publicPages.map(({ path }) => path).filter((path) => !/nothing|nobody|atlantis|leaderboard/.test(path));
/** The pages that show days, which would differ in other time zones. */
const dated = ['/', '/tours/uk/london/shoreditch/color-vinyl-tour', '/blog/hackney-wick-before-the-paint'];
/**
 * How many days a visitor's clock is off, and its zone: both ends of the day, and a half-hour zone.
 */
const clocks = [
  { days: -400, timezoneId: 'Pacific/Honolulu', paths: all },
  { days: 40, timezoneId: 'Pacific/Kiritimati', paths: dated },
  { days: 40, timezoneId: 'Asia/Kolkata', paths: dated },
];

const browser = await sharedChromium();

/**
 * Moves the page's clock by so many days. Renews the page's stored state as well, because the page
 * discards the state of another day.
 */
const setClock = (page: Page, days: number) =>
  page.addInitScript(
    ([offset, stateId]) => {
      const now = Date.now.bind(Date);
      const moved = () => now() + offset;
      // A proxy, because a class that extends Date computes the zones.
      globalThis.Date = new Proxy(Date, {
        construct: (date, args: unknown[], newTarget: new () => Date) =>
          Reflect.construct(date, args.length > 0 ? args : [moved()], newTarget) as Date,
        get: (date, name) => (name === 'now' ? moved : (Reflect.get(date, name) as unknown)),
      });
      document.addEventListener('readystatechange', () => {
        const state = document.getElementById(stateId);
        if (state) state.textContent = state.textContent.replace(/"at":\d+/, `"at":${moved()}`);
      });
    },
    [days * DAY, DEHYDRATED_STATE_ID] as const,
  );

test.each(clocks)(
  'pages hydrate without a change when the clock is $days days off in $timezoneId',
  async ({ days, timezoneId, paths }) => {
    const said: string[] = [];
    const { page } = await visit(browser, '/terms', viewports.phone, { timezoneId }, async (fresh) => {
      fresh.on('console', (message) => {
        if (message.text().includes('could not be hydrated')) said.push(`${fresh.url()}: ${message.text()}`);
      });
      // Without the server's time the page goes by the clock that is off.
      await fresh.route(/\.(avif|webp|woff2)|Firestore|\/sw\.js/, (route) => route.abort());
      await setClock(fresh, days);
    });
    const rendered: string[] = [];
    for (const path of paths) {
      await page.goto(siteUrl + path, { waitUntil: 'domcontentloaded' });
      if ((await page.locator('#root[data-path]').count()) === 0) continue;
      rendered.push(path);
      await expect.poll(() => isHydrated(page), { message: path, interval: 20 }).toBe(true);
    }
    expect(said).toEqual([]);
    expect(rendered).toEqual(expect.arrayContaining(dated));
  },
);
