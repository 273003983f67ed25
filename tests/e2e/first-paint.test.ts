import { collections, routes } from '@streetlore/domain/paths';
import { aReview, aTour } from '@streetlore/domain/testing';
import { siteUrl } from '@streetlore/emulators/config';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { translated } from '../support/browser-faults.ts';
import { requestHolder } from '../support/network.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { hydrated, viewports, visit } from '../support/site.ts';
import { storeTour } from '../support/store-tour.ts';

const db = platformFirestore();
const FIRESTORE = '**/google.firestore.v1.Firestore/**';
const hostile = '</script><script>window.ran = true</script><img src=x onerror="window.ran = true">';
const tour = { id: `first-${crypto.randomUUID().slice(0, 8)}`, neighborhood: 'Shoreditch' };
const draft = { id: `${tour.id}-draft`, neighborhood: 'Shoreditch' };
const path = routes.tour(tour);
/** One more review than the page shows at first. */
const reviews = Array.from({ length: 11 }, () => db.collection(collections.reviews).doc());
const stored = (id: string) => db.doc(`${collections.tours}/${id}`);

const browser = await sharedChromium();
beforeAll(async () => {
  const image_url = '/art/hero-800.webp';
  await Promise.all([
    storeTour(db, tour.id, aTour({ name: 'Walk of the First Paint', description: hostile, image_url })),
    ...reviews.map((review, n) =>
      review.set(aReview({ tour_id: tour.id, text: `Wall ${n}`, created_at: new Date(1_750_000_000_000 - n) })),
    ),
    storeTour(db, draft.id, aTour({ name: 'Walk of the Draft', status: 'draft', image_url })),
  ]);
});
afterAll(() => Promise.all([...reviews, stored(tour.id), stored(draft.id)].map((document) => document.delete())));

const documentOf = async (at: string) => await (await fetch(siteUrl + at)).text();

test.each([
  [routes.bookingPage, 'your-hunt-page'],
  [routes.teamPage, 'team-page'],
  [routes.partyPage, 'party-pages'],
  [routes.partyBoard, 'party-pages'],
])('the document of %s names the code that its content waits for', async (at, page) => {
  const html = await documentOf(at);
  const named = [...html.matchAll(/<link rel="modulepreload"[^>]* href="\/assets\/([^"]+)-[^"]{7}\.js"/g)].map(
    ([, name]) => name,
  );
  expect(named).toEqual(expect.arrayContaining(['index', 'live', page]));
  expect(html).toContain('<meta data-static name="robots" content="noindex" />');
});

test('a button pressed before the application has loaded works once it has', async () => {
  const { hold, release } = requestHolder('**/assets/index-*.js');
  const { page } = await visit(browser, '/privacy', viewports.phone, {}, hold);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  expect(await menu.getAttribute('aria-expanded')).toBe('false');
  release();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tours' }).waitFor();
  expect(await page.getByRole('button', { name: 'Close' }).getAttribute('aria-expanded')).toBe('true');
});

test('a press reloads the page when the application could not be fetched', async () => {
  let isAway = true;
  const failure = Promise.withResolvers<void>();
  const { page } = await visit(browser, '/privacy', viewports.phone, {}, async (fresh) => {
    fresh.on('console', (message) => {
      if (message.text().startsWith('The application could not be loaded')) failure.resolve();
    });
    await fresh.route('**/assets/index-*.js', (route) => (isAway ? route.abort() : route.continue()));
  });
  await failure.promise;
  isAway = false;
  const loaded = page.waitForEvent('load');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await loaded;
  await hydrated(page);
  await menu.click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tours' }).waitFor();
});

test('a mouse press counts also when React replaces the button during it', async () => {
  const { hold, release } = requestHolder('**/assets/tour-page-*.js');
  // React cannot use the button's translated text.
  const { page } = await visit(browser, path, viewports.desktop, {}, async (fresh) => {
    await hold(fresh);
    await translated('after hydration')(fresh);
  });
  const more = page.getByRole('button', { name: 'Show more' });
  await more.locator('font').first().waitFor();
  const server = await more.elementHandle();
  await more.hover();
  await page.mouse.down();
  release();
  await expect.poll(() => server?.evaluate((button) => button.isConnected)).toBe(false);
  await more.hover();
  await page.mouse.up();
  await page.getByText('Wall 10').waitFor();
});

test('a button works also when only its part of the page has not loaded yet', async () => {
  const { hold, release } = requestHolder('**/assets/tour-page-*.js');
  const { page } = await visit(browser, path, viewports.phone, {}, hold);
  await hydrated(page, 'header');
  await page.getByRole('button', { name: 'Show more' }).click();
  expect(await page.getByText('Wall 10').count()).toBe(0);
  release();
  await page.getByText('Wall 10').waitFor();
});

test('the skip link works before the application loads, and hydration keeps focus and content', async () => {
  const { hold, release } = requestHolder('**/assets/index-*.js');
  const { page } = await visit(browser, path, viewports.desktop, {}, hold);
  const main = page.locator('main');
  const isFocused = () => main.evaluate((element) => element === document.activeElement);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(isFocused).toBe(true);
  release();
  await hydrated(page);
  expect(await isFocused()).toBe(true);
  // With another address React would render the parts again that it has not hydrated yet.
  expect(new URL(page.url()).hash).toBe('');
  await page.keyboard.press('Tab');
  await main.locator(':focus').waitFor();
});

test('Try Again loads what could not be fetched, also after a longer break', async () => {
  let isAway = true;
  const { page } = await visit(browser, '/contact', viewports.phone, {}, async (fresh) => {
    await fresh.route('**/assets/contact-page-*.js', (route) => (isAway ? route.abort() : route.continue()));
    await fresh.route(`${siteUrl}/contact`, (route) =>
      isAway && route.request().method() === 'HEAD' ? route.abort() : route.continue(),
    );
  });
  const panel = page.getByText('This part of the page could not be loaded.');
  await panel.waitFor();
  const again = page.getByRole('button', { name: 'Try Again' });
  const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await again.click();
  await asked;
  await panel.waitFor();
  isAway = false;
  await again.click();
  await page.getByLabel('Message', { exact: true }).waitFor();
});

test('stored text stays text, and the document holds no private data', async () => {
  const { page, context } = await visit(browser, path, viewports.phone);
  await page.locator('main').getByText(hostile).waitFor();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await context.close();
  for (const at of ['/tours', routes.tour(draft)]) expect(await documentOf(at)).not.toContain('Walk of the Draft');
  expect(await documentOf('/tours')).toContain('Walk of the First Paint');
});

test('the listener’s data replaces the document’s', async () => {
  const { hold, release } = requestHolder(FIRESTORE);
  const { page } = await visit(browser, path, viewports.phone, {}, hold);
  await page.getByText('£10.00').first().waitFor();
  await stored(tour.id).update({ price: 14.21 });
  release();
  await page.getByText('£14.21').first().waitFor();
  await expect.poll(() => page.getByText('£10.00').count()).toBe(0);
});

test('the server’s content stays visible until the listener answers, also on a slow device', async () => {
  const { hold, release } = requestHolder(FIRESTORE);
  const { page } = await visit(browser, path, viewports.phone, {}, async (fresh) => {
    await fresh.addInitScript((name) => {
      // The clock says that the application began half a minute after the page was opened.
      const now = performance.now.bind(performance);
      performance.now = () => now() + 30_000;
      let isShown = false;
      new MutationObserver(() => {
        const isThere = document.querySelector('main')?.textContent.includes(name) ?? false;
        if (isShown && !isThere) document.documentElement.dataset.lost = name;
        isShown = isThere;
      }).observe(document, { childList: true, subtree: true });
    }, 'Walk of the First Paint');
    await hold(fresh);
  });
  await page.getByText('Walk of the First Paint').first().waitFor();
  await stored(tour.id).update({ price: 15.37 });
  release();
  await page.getByText('£15.37').first().waitFor();
  expect(await page.locator('html[data-lost]').count()).toBe(0);
});

test('does not show an old document’s data as current', async () => {
  const html = (await documentOf(path)).replace(/"at":\d+/, '"at":1700000000000');
  const { page } = await visit(browser, path, viewports.phone, {}, async (fresh) => {
    await fresh.route(siteUrl + path, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await fresh.route(FIRESTORE, (route) => route.abort());
  });
  await page.getByText('Loading tour details...').waitFor({ state: 'attached' });
  expect(await page.locator('main').getByText('per person').count()).toBe(0);
});

test('Home is hydrated on a slow phone whose cache has the code already', async () => {
  const { page, context } = await visit(browser, '/', viewports.phone);
  await hydrated(page);
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 3 });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  for (let load = 0; load < 10; load += 1) {
    await page.reload();
    await hydrated(page);
  }
  expect(said.filter((text) => text.startsWith('The page could not be hydrated'))).toEqual([]);
});
