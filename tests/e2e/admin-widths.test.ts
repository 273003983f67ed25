import { type AdminSection, adminSections, collections, routes } from '@streetlore/domain/paths';
import { aBooking } from '@streetlore/domain/testing';
import { siteUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { adminState, isScrollableBelow, overflows, viewports, visit } from '../support/site.ts';

const db = platformFirestore();
const bookings = Array.from({ length: 2 }, () => db.collection(collections.bookings).doc(crypto.randomUUID()));
const browser = await sharedChromium();
/**
 * The page of one admin, who goes from screen to screen. A browser context for each screen would
 * fetch and read the whole back office again.
 */
let page: Page;
beforeAll(async () => {
  const storageState = await adminState(browser);
  ({ page } = await visit(browser, routes.admin, viewports.desktop, { storageState }));
  const phone_numbers = Array.from({ length: 5 }, (_, n) => `+447700900${980 + n}`);
  // Two hunts with everything that a row can hold.
  const created_at = new Date();
  const tour_name = 'The Long Way Round the Back Streets of Hackney Wick';
  for (const booking of bookings)
    await booking.set(aBooking({ created_at, phone_numbers, tour_name, stops_count: 12 }));
});
afterAll(() => Promise.all(bookings.map((booking) => booking.delete())));

/**
 * Widths of windows in CSS pixels; at 200 % a window holds half as many. From 960 the navigation
 * takes room at the side.
 */
const widths = [390, 768, 960, 1024, 1280, 1440, ...[768, 1024, 1280, 1440].map((width) => width / 2)];

const section = routes.adminSection;
const first = async (collection: string) => (await db.collection(collection).limit(1).get()).docs[0]?.id ?? '';
const firstNumber = () => first(collections.smsConversations);
const press =
  (role: 'button' | 'tab', name: string): Open =>
  (page) =>
    page.getByRole(role, { name }).first().click();

/** A name for each section's first screen. */
const ofSection: Record<AdminSection, string> = {
  tours: 'the tours',
  partners: 'the partners',
  contest: 'the contest',
  reviews: 'the reviews',
  blog: 'the blog',
  sms: 'the conversations',
  players: 'the players',
  analytics: 'the analytics',
  messages: 'the messages',
  subscribers: 'the subscribers',
  settings: 'the admins',
};

type Path = () => string | Promise<string>;
type Open = (page: Page) => Promise<unknown>;

/** The screens by name: the address, and what the test presses there. */
const screens: readonly (readonly [string, Path, Open?])[] = [
  ['the dashboard', () => routes.admin],
  ['the broadcast', () => routes.admin, press('button', 'Send Broadcast')],
  ...adminSections.map((name) => [ofSection[name], () => section(name)] as const),
  ['a tour', async () => `${section('tours')}/${await first(collections.tours)}`],
  ['a partner', async () => `${section('partners')}/${await first(collections.partners)}`],
  ['a post', async () => `${section('blog')}?edit=${await first(collections.blogPosts)}`],
  ['a conversation', async () => routes.adminThread(await firstNumber())],
  ['a hunt', () => routes.adminHunt(bookings[0]?.id ?? '')],
  ['a letter', () => section('messages'), (page) => page.getByRole('listitem').getByRole('button').first().click()],
  ['the search', () => routes.admin, press('button', 'Search')],
  ['a player', async () => routes.adminPlayer(await firstNumber())],
  ["a person's data", () => routes.adminPerson()],
  ...['Contest', 'Hunts', 'On duty', 'Templates', 'Audit log'].map(
    (name) => [`the settings, ${name}`, () => section('settings'), press('tab', name)] as const,
  ),
];

/** Opens a screen, and waits until the server's data has arrived. */
async function openScreen(path: Path, open: Open | undefined): Promise<void> {
  await page.setViewportSize(viewports.desktop);
  await page.goto(siteUrl + (await path()));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await open?.(page);
  await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
}

test.each(screens.map(([name, path, open]) => ({ name, path, open })))(
  '$name scrolls at no width sideways, nor beyond its end',
  async ({ path, open }) => {
    await openScreen(path, open);
    const tooWide: number[] = [];
    const tooLong: number[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      if (await overflows(page)) tooWide.push(width);
      if (await isScrollableBelow(page)) tooLong.push(width);
    }
    expect({ tooWide, tooLong }).toEqual({ tooWide: [], tooLong: [] });
  },
);

const desk: typeof screens = screens.filter(([name]) =>
  ['the dashboard', 'the broadcast', 'a hunt', 'a letter', 'the search', 'the settings, On duty'].includes(name),
);

test.each(desk.map(([name, path, open]) => ({ name, path, open })))(
  '$name can be used by anybody at five widths',
  async ({ path, open }) => {
    await openScreen(path, open);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, faults: await seriousFaults(page) }).toEqual({ width, faults: [] });
    }
  },
);
