import { bookingTexts } from '@streetlore/domain/booking';
import { hierarchySlug } from '@streetlore/domain/slug';
import { siteUrl } from '@streetlore/emulators/config';
import { afterAll, describe, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { aPlayableTour } from '../support/hunt-tour.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { cards, payWith, signInAsAdmin, viewports, visit } from '../support/site.ts';

const db = platformFirestore();
const browser = await sharedChromium();
const tour = await aPlayableTour(db);
afterAll(() => tour.remove());

const read = async (path: string) => {
  const response = await fetch(siteUrl + path, { redirect: 'manual' });
  return { status: response.status, html: await response.text(), headers: response.headers };
};

describe('crawlers', () => {
  test.each(['/', '/tours', '/partners', '/partners/uk/london/camden', '/partners/apply', '/leaderboard', '/contest'])(
    '%s has a title, a description and a canonical link of its own',
    async (path) => {
      const { status, html } = await read(path);
      expect(status).toBe(200);
      expect(html.match(/<title/g)).toHaveLength(1);
      expect(html.match(/name="description"/g)).toHaveLength(1);
      expect(html).toContain(`rel="canonical" href="${siteUrl}${path}"`);
    },
  );

  test('get a tour with its picture and price', async () => {
    const { status, html } = await read('/tours/uk/london/shoreditch/color-vinyl-tour');
    expect(status).toBe(200);
    expect(html).toContain('"priceCurrency":"GBP"');
    expect(html).toMatch(/property="og:image" content="https?:/);
  });

  test.each([
    '/tours/uk/london/camden/nothing',
    '/blog/nothing',
    '/partners/uk/london/atlantis',
    '/partners/uk/london/camden/nobody',
    '/wp-login.php',
  ])('%s answers 404', async (path) => {
    expect((await read(path)).status).toBe(404);
  });

  test('a built file that is missing is no answer to keep', async () => {
    const { status, headers } = await read('/assets/of-another-deploy-a1b2c3d4.js');
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  test.each(['/sitemap.xml', '/rss.xml', '/robots.txt', '/manifest.webmanifest'])('%s is there', async (path) => {
    expect((await read(path)).status).toBe(200);
  });
});

test('a tour opens by its name too', async () => {
  const known = (await db.doc('tours/color-vinyl-tour').get()).data();
  const slug = hierarchySlug(String(known?.name));
  const { page } = await visit(browser, `/tours/uk/london/shoreditch/${slug}`, viewports.phone);
  await page.getByRole('heading', { level: 1, name: String(known?.name) }).waitFor();
  await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/color-vinyl-tour$/);
});

test('the content security policy blocks nothing that the site, a payment or the back office needs', async () => {
  const context = await browser.newContext({ viewport: viewports.desktop });
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  const response = await page.goto(siteUrl);
  const headers = response?.headers() ?? {};
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  // A wallet opens in a frame of Stripe's, which may ask for a payment only if the header names it.
  expect(headers['permissions-policy']).toContain('payment=(self "https://js.stripe.com"');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${siteUrl}/book/${tour.id}`);
  await page.getByLabel('Participant 1 phone number').fill('07700 900456');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByRole('button', { name: bookingTexts.toPayment }).click();
  await payWith(page, cards.pays);
  await page.getByText('Booking Confirmed!').waitFor();
  await page.goto(`${siteUrl}/admin/login`);
  await signInAsAdmin(page);
  expect(refused).toEqual([]);
});

test('a link opens with what a mail program adds to it, and with its # encoded', async () => {
  const token = 'a1B2c3D4e5F6g7H8i9J0kL';
  const { page, complaints } = await visit(browser, `/team%23${token}`, viewports.phone);
  await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
  expect(page.url()).toBe(`${siteUrl}/team#${token}`);
  expect(await page.locator('link[rel="manifest"]').count()).toBe(0);
  expect(complaints).toEqual([]);
});
