import { adminSections, collections, routes } from '@streetlore/domain/paths';
import { teamPageTexts } from '@streetlore/domain/team';
import { aBooking } from '@streetlore/domain/testing';
import { siteUrl } from '@streetlore/emulators/config';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { teamTokenOf } from '../../functions/src/store/link-ids.ts';
import { platformFirestore } from '../support/admin-sdk.ts';
import { aPlayableTour } from '../support/hunt-tour.ts';
import { aPhone } from '../support/phone.ts';
import { publicPages } from '../support/public-pages.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { adminState, hydrated, viewports, visit } from '../support/site.ts';
import { isAt, join } from '../support/team-page.ts';

const STOPS = 2;
const db = platformFirestore();
const browser = await sharedChromium();
const tour = await aPlayableTour(db, STOPS);
afterAll(() => tour.remove());
const token = 'a1B2c3D4e5F6g7H8i9J0kL';
const paths = publicPages.map(({ path }) => path).filter((path) => !path.startsWith(routes.admin));

/** A visitor and what went wrong on their pages, each with its page. */
async function aVisitor(path: string, options: BrowserContextOptions = {}) {
  const wrong: string[] = [];
  const visited = await visit(browser, path, viewports.desktop, options, async (page) => {
    const note = (text: string) => wrong.push(`${new URL(page.url()).pathname}: ${text}`);
    page.on('pageerror', (error) => note(error.message));
    page.on('console', (line) => {
      // A page that is not there answers 404, which Chromium logs as well.
      if (line.type() === 'error' && !line.text().startsWith('Failed to load resource')) note(line.text());
    });
  });
  return { ...visited, wrong };
}

/** Opens every public page, one after another. */
async function sweep(page: Page, look: (path: string) => Promise<void> = async () => undefined): Promise<void> {
  for (const path of paths) {
    await page.goto(siteUrl + path);
    await hydrated(page);
    await look(path);
  }
}

test('a newcomer meets no error on any page', async () => {
  const { page, wrong } = await aVisitor('/');
  await sweep(page);
  expect(wrong).toEqual([]);
});

test('who has booked before finds the booking in every header, and no error', async () => {
  const { page, wrong } = await aVisitor('/');
  await page.evaluate((link) => localStorage.setItem('booking-link', link), token);
  await sweep(page, async (path) => {
    const own = page.getByRole('link', { name: 'Your booking' });
    await own.waitFor();
    expect(await own.getAttribute('href'), path).toBe(`/hunt#${token}`);
  });
  expect(wrong).toEqual([]);
});

test('who plays in a team meets no error on any page, and plays on', async () => {
  const phone = aPhone();
  const booking = db.doc(`${collections.bookings}/${crypto.randomUUID()}`);
  const about = { tour_id: tour.id, tour_name: tour.name, stops_count: STOPS, participants: 2 };
  await booking.set(aBooking({ ...about, created_at: new Date(), phone_numbers: [phone.number] }));
  await phone.say('START');
  const link = `${routes.teamPage}#${teamTokenOf(String((await booking.get()).get('page_id')))}`;
  const { page, wrong } = await aVisitor(link);
  await isAt(page, 1, STOPS);
  await join(page, 'Zoe');
  await sweep(page);
  await page.goto(siteUrl + link);
  await page.getByText(teamPageTexts.playingAs('Zoe')).waitFor();
  expect(wrong).toEqual([]);
});

test('an admin meets no error on any page, nor on any screen of the back office', async () => {
  const { page, wrong } = await aVisitor('/', { storageState: await adminState(browser) });
  await sweep(page);
  const first = async (collection: string) => (await db.collection(collection).limit(1).get()).docs[0]?.id ?? '';
  const screens = [
    routes.admin,
    ...adminSections.map(routes.adminSection),
    `${routes.adminSection('tours')}/${await first(collections.tours)}`,
    `${routes.adminSection('partners')}/${await first(collections.partners)}`,
    `${routes.adminSection('blog')}?edit=${await first(collections.blogPosts)}`,
    routes.adminThread(await first(collections.smsConversations)),
    routes.adminPlayer(await first(collections.smsConversations)),
    routes.adminHunt(await first(collections.bookings)),
    routes.adminPerson(),
  ];
  for (const path of screens) {
    await page.goto(siteUrl + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.locator('main [aria-busy="true"]').count(), { message: path }).toBe(0);
  }
  expect(wrong).toEqual([]);
});

test('a link opens with what a mail program adds to it, and with its # encoded', async () => {
  const { page, complaints } = await visit(browser, `/team%23${token}`, viewports.phone);
  await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
  expect(page.url()).toBe(`${siteUrl}/team#${token}`);
  expect(await page.locator('link[rel="manifest"]').count()).toBe(0);
  expect(complaints).toEqual([]);
});
