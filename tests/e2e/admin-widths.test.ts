import type { ContactMessage } from '@streetlore/domain/contact';
import { type AdminSection, adminSections, collections, routes } from '@streetlore/domain/paths';
import { aBooking, aPost } from '@streetlore/domain/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { aPlayableTour, STOPS } from '../support/hunt-tour.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { isScrollableBelow, overflows, viewports, visitAsAdmin } from '../support/site.ts';
import { storePlayer } from '../support/store-player.ts';

const db = platformFirestore();
const tag = crypto.randomUUID().slice(0, 8);
const browser = await sharedChromium();
const tour = await aPlayableTour(db);
const [phone, ...others] = [aPhone(), aPhone(), aPhone(), aPhone(), aPhone()] as const;
const hunts = Array.from({ length: 2 }, () => db.collection(collections.bookings).doc(crypto.randomUUID()));
const post = db.doc(`${collections.blogPosts}/widths-${tag}`);
const letter = db.doc(`${collections.contactMessages}/widths-${tag}`);
const subject = `The Long Way Round ${tag}`;
beforeAll(async () => {
  // Two hunts with everything that a row can hold.
  const about = {
    tour_id: tour.id,
    tour_name: 'The Long Way Round the Back Streets of Hackney Wick',
    stops_count: STOPS,
  };
  const phone_numbers = [phone, ...others].map(({ number }) => number);
  for (const hunt of hunts) await hunt.set(aBooking({ ...about, created_at: new Date(), phone_numbers }));
  await phone.send('START');
  await storePlayer(db, phone.number);
  await post.set(aPost({ slug: post.id, status: 'draft', created_at: new Date(), published_at: null }));
  const words = { name: 'Ann Archer', email: `ann-${tag}@example.test`, subject, message: 'Do you walk in the rain?' };
  const state = { type: 'general', read: false, answered: false, created_at: new Date() } as const;
  await letter.set({ ...words, ...state, answers: [] } satisfies ContactMessage);
});
afterAll(() => Promise.all([tour.remove(), ...[...hunts, post, letter].map((one) => one.delete())]));

/**
 * Widths of windows in CSS pixels; at 200 % a window holds half as many. From 960 the navigation
 * takes room at the side.
 */
const widths = [390, 768, 960, 1024, 1280, 1440, ...[768, 1024, 1280, 1440].map((width) => width / 2)];
/** The widths at which the screens of the evening's desk can be used by anybody. */
const deskWidths = [320, 390, 768, 1024, 1440];

type Screen = {
  readonly name: string;
  readonly path: string;
  /** What the test presses there. */
  readonly press?: readonly ['button' | 'tab', string];
  readonly isDesk?: true;
};

const section = routes.adminSection;
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
const ofSettings = ['Contest', 'Hunts', 'On duty', 'Templates', 'Audit log'];

const screens: readonly Screen[] = [
  { name: 'the dashboard', path: routes.admin, isDesk: true },
  { name: 'the broadcast', path: routes.admin, press: ['button', 'Send Broadcast'], isDesk: true },
  { name: 'the search', path: routes.admin, press: ['button', 'Search'], isDesk: true },
  ...adminSections.map((name) => ({ name: ofSection[name], path: section(name) })),
  { name: 'a tour', path: `${section('tours')}/${tour.id}` },
  { name: 'a partner', path: `${section('partners')}/${tour.id}-cafe` },
  { name: 'a post', path: `${section('blog')}?edit=${post.id}` },
  { name: 'a conversation', path: routes.adminThread(phone.number) },
  { name: 'a hunt', path: routes.adminHunt(hunts[0]?.id ?? ''), isDesk: true },
  { name: 'a letter', path: section('messages'), press: ['button', subject], isDesk: true },
  { name: 'a player', path: routes.adminPlayer(phone.number) },
  { name: "a person's data", path: routes.adminPerson() },
  ...ofSettings.map(
    (tab): Screen => ({ name: `the settings, ${tab}`, path: section('settings'), press: ['tab', tab] }),
  ),
];

/** Opens a screen, and waits until the server's data has arrived. */
async function opened({ path, press }: Screen): Promise<Page> {
  const { page } = await visitAsAdmin(browser, path, viewports.desktop);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (press) await page.locator('body').getByRole(press[0], { name: press[1] }).click();
  await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
  return page;
}

test.each(screens)(
  '$name scrolls at no width sideways, nor beyond its end; anybody can use the desk',
  async (screen) => {
    const page = await opened(screen);
    const tooWide: number[] = [];
    const tooLong: number[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      if (await overflows(page)) tooWide.push(width);
      if (await isScrollableBelow(page)) tooLong.push(width);
    }
    expect({ tooWide, tooLong }).toEqual({ tooWide: [], tooLong: [] });
    for (const width of screen.isDesk ? deskWidths : []) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, faults: await seriousFaults(page) }).toEqual({ width, faults: [] });
    }
  },
);
