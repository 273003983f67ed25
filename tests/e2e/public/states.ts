import { londonWeek } from '@streetlore/domain/time';
import { projectId } from '@streetlore/emulators/config';
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Visits } from './visits.ts';

const FIRESTORE = '**/google.firestore.v1.Firestore/**';
/** A time in ms that is longer than a first answer may take. */
const TOO_LONG = 13_000;

type LivePage = {
  readonly path: string;
  readonly loading: string;
  readonly failed: string;
  /** A text that only the loaded page shows. */
  readonly ready: string;
  /** The text in an empty London, for pages that are made of lists. */
  readonly empty?: string;
};

const loadingTours = { loading: 'Loading tours...', failed: 'Failed to load tours. Please try again.' };
const loadingTour = {
  loading: 'Loading tour details...',
  failed: 'Failed to load tour details. Please try again.',
};
const loadingPartners = { loading: 'Loading partners...', failed: 'Failed to load partners. Please try again.' };

const pages: readonly LivePage[] = [
  // The tour with the best rating: another test's tour may push the others off the page.
  { path: '/', ...loadingTours, ready: 'Beats & Murals Tour', empty: 'No tours yet' },
  { path: '/tours', ...loadingTours, ready: 'Color & Vinyl Tour', empty: 'No tours yet' },
  { path: '/tours/uk/london/shoreditch/color-vinyl-tour', ...loadingTour, ready: 'Key locations' },
  { path: '/book/color-vinyl-tour', ...loadingTour, ready: 'Book Your Tour' },
  { path: '/partners', ...loadingPartners, ready: 'Local Businesses', empty: 'No partners yet' },
  {
    path: '/partners/uk/london/shoreditch',
    ...loadingPartners,
    ready: 'Flat White Noise',
    empty: "No partners found - We're working on adding partners in this neighborhood.",
  },
  {
    path: '/partners/uk/london/shoreditch/flat-white-noise',
    loading: 'Loading...',
    failed: 'Failed to load partner details. Please try again.',
    ready: 'How to Redeem Your Offer',
    empty: 'Partner Not Found',
  },
  {
    path: '/blog',
    loading: 'Loading articles...',
    failed: 'Failed to load articles. Please try again.',
    ready: 'Hackney Wick Before the Paint',
    empty: 'No articles yet',
  },
  {
    path: '/blog/hackney-wick-before-the-paint',
    loading: 'Loading article...',
    failed: 'Failed to load article. Please try again.',
    ready: 'Explore Our Tours',
    empty: 'Article not found',
  },
  {
    path: '/leaderboard',
    loading: 'Loading leaderboard...',
    failed: 'Failed to load the leaderboard. Please try again.',
    ready: 'member',
    empty: 'No finished hunts this week',
  },
];

/** Which of a page's four screens shows, in the order loading, failed, empty, ready. */
const shown = async (page: Page, { loading, failed, empty, ready }: LivePage) => {
  const main = page.locator('main');
  const there = async (text: string) => (await main.getByText(text).count()) > 0;
  return [await there(loading), await there(failed), empty !== undefined && (await there(empty)), await there(ready)];
};

const main = (page: Page, text: string) => page.locator('main').getByText(text).first();

/** Lets time pass until the page shows its failure: its listener may start only now. */
const failsInTime = (page: Page, live: LivePage) =>
  expect
    .poll(async () => {
      await page.clock.fastForward(TOO_LONG);
      return await shown(page, live);
    })
    .toEqual([false, true, false, false]);

/**
 * Goes to another page of the site as its links do, so that no new document brings the page's data.
 */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

/**
 * Replacements on pages that follow a single document, which the SDK would not accept from another
 * project: a week in which nobody played, and figures that nobody has counted.
 */
const nothing: Readonly<Record<string, readonly [here: string, there: string]>> = {
  '/leaderboard': [londonWeek(new Date()), '1999-W01'],
  '/partners': ['stats/public', 'tours/nothing'],
  '/blog': ['stats/blog', 'tours/nothing'],
};

/**
 * Redirects a page's queries to where there is nothing: to another project, or to the replacement
 * in `nothing`.
 */
const askElsewhere =
  ({ path }: LivePage) =>
  async (route: Route) => {
    const [here, there] = nothing[path] ?? [projectId, 'demo-nothing'];
    const coded = encodeURIComponent;
    const elsewhere = (text: string) => text.replaceAll(here, there).replaceAll(coded(here), coded(there));
    const request = route.request();
    const body = request.postData();
    await route.continue({ url: elsewhere(request.url()), ...(body === null ? {} : { postData: elsewhere(body) }) });
  };

/** Tests that every live page has four screens: loading, failed, empty and ready. */
export function states(visits: Visits): void {
  describe.each(pages)('$path', (live) => {
    test('says that it loads, that it failed, and tries again', async () => {
      const visit = await visits.open('/privacy', async (fresh) => {
        await fresh.clock.install();
        await fresh.route(FIRESTORE, (route) => route.abort());
      });
      const { page, complaints } = visit;
      await main(page, 'Privacy').waitFor();
      // The application may not react to addresses yet.
      await expect
        .poll(async () => {
          await goTo(page, live.path);
          return await shown(page, live);
        })
        .toEqual([true, false, false, false]);
      await failsInTime(page, live);

      await page.unroute(FIRESTORE);
      // All of them at this moment: the first one to succeed brings new ones.
      await page
        .locator('main')
        .getByRole('button', { name: 'Try Again' })
        .evaluateAll((buttons: HTMLElement[]) => {
          for (const retry of buttons) retry.click();
        });
      await expect.poll(() => shown(page, live)).toEqual([false, false, false, true]);
      expect(complaints).toEqual([]);
    });
  });

  test('what a document brings is there at once, a lost connection is said beside it, and heals by itself', async () => {
    const live = pages.find(({ path }) => path.endsWith('color-vinyl-tour'));
    if (!live) throw new Error('No such page');
    const visit = await visits.open(live.path, async (fresh) => {
      await fresh.clock.install();
      await fresh.route(FIRESTORE, (route) => route.abort());
    });
    const { page } = visit;
    const notice = page.getByText(/This is what we last saw\.$/);
    expect(await shown(page, live)).toEqual([false, false, false, true]);
    await expect
      .poll(async () => {
        await page.clock.fastForward(TOO_LONG);
        return await notice.count();
      })
      .toBe(1);
    expect(await shown(page, live)).toEqual([false, false, false, true]);
    await page.unroute(FIRESTORE);
    // By then the SDK tries again.
    await page.clock.fastForward(60_000);
    await notice.waitFor({ state: 'detached' });
    expect(await shown(page, live)).toEqual([false, false, false, true]);
  });

  test('an empty London looks empty, neither failed nor loading', async () => {
    const lists = pages.filter(({ empty }) => empty !== undefined);
    for (const live of lists) {
      const visit = await visits.open(live.path, (fresh) => fresh.route(FIRESTORE, askElsewhere(live)));
      await expect.poll(() => shown(visit.page, live), { message: live.path }).toEqual([false, false, true, false]);
    }
  });
}
