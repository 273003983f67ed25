import { yourHuntTexts } from '@streetlore/domain/booking';
import { fullTitle } from '@streetlore/domain/page';
import { teamPageTexts as texts } from '@streetlore/domain/team';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { translated } from '../support/browser-faults.ts';
import { answersOf, aPlayableTour } from '../support/hunt-tour.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { atBothWidths, overflows, viewports, visit } from '../support/site.ts';
import { answer, isAt, join, log, press, reward } from '../support/team-page.ts';
import { aPlayingTeam } from '../support/teams.ts';

const STOPS = 3;
const db = platformFirestore();
const browser = await sharedChromium();
const tour = await aPlayableTour(db, STOPS);
const answers = await answersOf(db, tour.id);
afterAll(() => tour.remove());

/** Counts the wake locks that the page has asked for and not released. Headless browsers have none. */
const withWakeLock = (page: Page) =>
  page.addInitScript(() => {
    const locks = { asked: 0, held: 0 };
    Object.assign(window, { locks });
    const request = async () => {
      locks.asked += 1;
      locks.held += 1;
      return {
        release: async () => {
          locks.held -= 1;
        },
      };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
const locksOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { locks: { asked: number; held: number } }).locks);

/** Takes the page out of sight, or brings it back, as a change of the tab does. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test('a page keeps its screen on, and tells in its title what others did while it was out of sight', async () => {
  const team = await aPlayingTeam(db, tour, { stops: STOPS, participants: 3, name: 'Foxes' });
  const { page, complaints } = await visit(browser, team.team, viewports.phone, {}, withWakeLock);
  await isAt(page, 1, STOPS);
  await join(page, 'Zoe');
  const staysOn = page.getByLabel(texts.staysOn, { exact: true });
  expect(await staysOn.isChecked()).toBe(false);
  expect(await locksOf(page)).toEqual({ asked: 0, held: 0 });
  await staysOn.check();
  await expect.poll(() => locksOf(page)).toEqual({ asked: 1, held: 1 });
  await page.getByLabel(texts.hasSound, { exact: true }).check();
  await atBothWidths(page, async () => {
    expect(await seriousFaults(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
  });

  // The browser remembers it.
  await page.reload();
  await isAt(page, 1, STOPS);
  expect(await staysOn.isChecked()).toBe(true);
  await expect.poll(() => locksOf(page)).toEqual({ asked: 1, held: 1 });
  const title = fullTitle(texts.title);
  await expect.poll(() => page.title()).toBe(title);

  // Out of sight the browser has ended the lock by itself. The page asks again when it is back.
  await setHidden(page, true);
  await team.phone.say('a badger');
  await expect.poll(() => page.title()).toMatch(/^\(\d+\) /);
  expect((await locksOf(page)).asked).toBe(1);
  await setHidden(page, false);
  await expect.poll(() => page.title()).toBe(title);
  await expect.poll(async () => (await locksOf(page)).asked).toBe(2);

  await staysOn.uncheck();
  await expect.poll(async () => (await locksOf(page)).held).toBeLessThan(2);
  expect(complaints).toEqual([]);
});

test('a translated page plays on what was typed, and a phone that joins in the middle gets the clue', async () => {
  const team = await aPlayingTeam(db, tour, { stops: STOPS, participants: 3, name: 'Owls' });
  const zoe = await visit(browser, team.team, viewports.phone, {}, translated('after hydration'));
  const { page } = zoe;
  await isAt(page, 1, STOPS);
  await join(page, 'Zoe');
  const ann = await visit(browser, team.team, viewports.phone);
  await join(ann.page, 'Ann');
  await page.getByRole('listitem').filter({ hasText: 'Ann' }).first().waitFor();
  expect(await page.locator('main font').count()).toBeGreaterThan(0);

  await answer(page, 'a badger');
  await log(page).getByText('Not quite.').waitFor();
  const typed = log(page).getByText('a badger', { exact: true });
  expect(await typed.locator('xpath=ancestor-or-self::font').count()).toBe(0);
  await page.getByRole('button', { name: /^Hint/ }).click();
  await page.getByText('Look up at wall 1.').first().waitFor();
  // Without a connection the message waits in the outbox, and goes once there is one.
  await zoe.context.setOffline(true);
  await answer(page, answers[0] ?? '');
  await log(page).getByText(texts.waits).waitFor();
  await zoe.context.setOffline(false);
  await reward(page).waitFor();
  await log(page).getByText(texts.waits).waitFor({ state: 'detached' });

  // Whoever has the booking's link adds a phone, which is told where the hunt stands.
  const added = aPhone();
  await ann.page.goto(new URL(team.hunt, ann.page.url()).href);
  expect(await ann.page.getByRole('button', { name: /^Replace/ }).count()).toBe(0);
  await press(ann.page, yourHuntTexts.add);
  await ann.page.getByLabel(yourHuntTexts.newNumber).fill(added.number);
  await ann.page.getByRole('dialog').getByRole('button', { name: yourHuntTexts.add, exact: true }).click();
  expect(await added.next()).toContain('you have joined');
  expect(await added.next()).toContain('Cafe of the Walk');
  await log(page)
    .getByText(`The phone ending in ${added.number.slice(-3)} gets every clue from now on.`)
    .waitFor();

  await press(page, texts.claimed);
  await isAt(page, 2, STOPS);
  expect(await added.next()).toContain(`Stop 2/${STOPS}`);
  await added.say(answers[1] ?? '');
  await isAt(page, 3, STOPS);
  await answer(page, answers[2] ?? '');
  await page.getByText(texts.states.completed).or(reward(page)).first().waitFor();
  expect([...zoe.complaints, ...ann.complaints]).toEqual([]);
});
