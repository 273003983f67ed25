import { yourHuntTexts } from '@streetlore/domain/booking';
import { boardTexts, partyPageTexts } from '@streetlore/domain/party';
import { routes } from '@streetlore/domain/paths';
import { teamPageTexts } from '@streetlore/domain/team';
import { siteUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { platformFirestore } from '../../support/admin-sdk.ts';
import { Complaints } from '../../support/checks/complaints.ts';
import { isSound } from '../../support/checks/sound.ts';
import { aPlayableTour } from '../../support/hunt-tour.ts';
import { publicPages } from '../../support/public-pages.ts';
import { sharedChromium } from '../../support/shared-chromium.ts';
import { adminState, atBothWidths, hydrated, overflows, viewports, visit } from '../../support/site.ts';
import { isAt, join } from '../../support/team-page.ts';
import { aPlayingTeam, bookParty, type PlayingTeam } from '../../support/teams.ts';

const STOPS = 2;
/** More stops of Tab than these pages have. */
const MANY = 150;
const db = platformFirestore();
const browser = await sharedChromium();
const tour = await aPlayableTour(db, STOPS);
afterAll(() => tour.remove());
const pages = publicPages.filter(({ path }) => !path.startsWith(routes.admin));

describe('who has booked and plays in a team', () => {
  const complaints = new Complaints();
  let page: Page;
  let own: PlayingTeam;
  beforeAll(async () => {
    own = await aPlayingTeam(db, tour, { stops: STOPS, participants: 2, name: 'The Sweeping Swifts' });
    ({ page } = await visit(browser, own.hunt, viewports.desktop, {}, async (fresh) => complaints.follow(fresh)));
  });

  test('sees the hunt under way at its link, and joins its team', async () => {
    await page.getByText(yourHuntTexts.states.under_way).waitFor();
    await isSound(page, MANY);
    await page.goto(siteUrl + own.team);
    await isAt(page, 1, STOPS);
    await isSound(page, MANY);
    await join(page, 'Zoe');
    await isSound(page, MANY);
    expect.soft(complaints.take()).toEqual([]);
  });

  test.each(pages)('finds the booking in the header of $path, and no error', async ({ path, heading }) => {
    await page.goto(siteUrl + path);
    await hydrated(page);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    await page.setViewportSize(viewports.desktop);
    const link = page.getByRole('link', { name: 'Your booking' });
    await link.waitFor();
    expect.soft(await link.getAttribute('href')).toBe(own.hunt);
    await atBothWidths(page, async () => expect.soft(await overflows(page)).toBe(false));
    expect.soft(complaints.take()).toEqual([]);
  });

  test('plays on after all that', async () => {
    await page.goto(siteUrl + own.team);
    await page.getByText(teamPageTexts.playingAs('Zoe')).waitFor();
  });
});

describe('who organises a party', () => {
  test('finds the party, its board and its teams’ pages sound while they wait for GO', async () => {
    const complaints = new Complaints();
    const open = async (fresh: Page) => complaints.follow(fresh);
    const { page } = await visit(browser, routes.parties, viewports.phone, {}, open);
    const { party, board, hunt } = await bookParty(page, tour);
    await page.goto(siteUrl + party);
    await page.getByRole('heading', { name: partyPageTexts.go, exact: true }).waitFor();
    await isSound(page, MANY);
    await page.goto(siteUrl + board);
    await page.getByText(boardTexts.waits).waitFor();
    await isSound(page, MANY);
    await page.goto(siteUrl + hunt);
    await page.getByText(yourHuntTexts.held).first().waitFor();
    await isSound(page, MANY);
    await page.getByRole('link', { name: teamPageTexts.open }).click();
    await page.getByText(teamPageTexts.held, { exact: true }).waitFor();
    await isSound(page, MANY);
    expect.soft(complaints.take()).toEqual([]);
  });
});

describe('an admin', () => {
  const complaints = new Complaints();
  let page: Page;
  beforeAll(async () => {
    const storageState = await adminState(browser);
    ({ page } = await visit(browser, '/', viewports.desktop, { storageState }, async (fresh) =>
      complaints.follow(fresh),
    ));
  });

  test.each(pages)('finds the back office in the header of $path, and no error', async ({ path, heading }) => {
    await page.goto(siteUrl + path);
    await hydrated(page);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    await page.setViewportSize(viewports.desktop);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }).waitFor();
    await atBothWidths(page, async () => expect.soft(await overflows(page)).toBe(false));
    expect.soft(complaints.take()).toEqual([]);
  });
});
