import { type Desk, defaultDesk } from '@streetlore/domain/desk';
import { collections, documents, routes } from '@streetlore/domain/paths';
import { teamPageTexts as texts } from '@streetlore/domain/team';
import { aBooking } from '@streetlore/domain/testing';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { teamTokenOf } from '../../functions/src/store/link-ids.ts';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { aPlayableTour, STOPS } from '../support/hunt-tour.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { atBothWidths, overflows, viewports, visit, visitAsAdmin } from '../support/site.ts';
import { answer, isAt, join, log } from '../support/team-page.ts';

const db = platformFirestore();
const browser = await sharedChromium();
const tour = await aPlayableTour(db);
const desk = db.doc(documents.desk);
const reply = '999 if anybody is in danger (112 works too). A person at Streetlore is being told now.';
afterAll(async () => {
  await Promise.all([tour.remove(), desk.delete()]);
});

/** A hunt that a phone has started. @returns its team page’s token */
async function started(number: string, team_name: string): Promise<{ id: string; token: () => Promise<string> }> {
  const id = crypto.randomUUID();
  const about = { tour_id: tour.id, tour_name: tour.name, stops_count: STOPS, participants: 3 };
  const booked = aBooking({ ...about, created_at: new Date(), phone_numbers: [number], team_name });
  await db.doc(`${collections.bookings}/${id}`).set(booked);
  const token = async () => teamTokenOf(String((await db.doc(`${collections.bookings}/${id}`).get()).get('page_id')));
  return { id, token };
}

const list = (page: Page) => page.getByRole('list', { name: 'Hunts that need you' });

test('danger stands red above all others with the number to call, whatever comes after, until Done', async () => {
  const [player, other, stranger, duty] = [aPhone(), aPhone(), aPhone(), aPhone()];
  await desk.set({ ...defaultDesk, days: [], numbers: [duty.number] } satisfies Desk);
  await started(other.number, 'The Sparrows');
  const { id } = await started(player.number, 'The Herons');
  await Promise.all([other, player].map((phone) => phone.say('START')));
  await other.say('we want our money back');

  const { page, context, complaints } = await visitAsAdmin(browser, routes.admin, viewports.desktop);
  await list(page).getByText('The Sparrows').waitFor();
  expect(await player.say('My friend is bleeding')).toBe(reply);
  expect(await duty.next()).toBe(
    `DANGER? Team The Herons: "My friend is bleeding" ${tour.name}, stop 1, Wall 1. localhost:5050/admin/hunts/${id}`,
  );
  const row = list(page).getByRole('listitem').filter({ hasText: 'The Herons' });
  await row.getByText('may be in danger').waitFor();
  const call = row.getByRole('link', { name: /^Call/ });
  await expect.poll(() => call.getAttribute('href')).toBe(`tel:${player.number}`);
  expect(await list(page).getByRole('listitem').first().textContent()).toContain('The Herons');
  await atBothWidths(page, async () => {
    expect(await row.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(169, 18, 29)');
    expect(await overflows(page)).toBe(false);
    expect(await seriousFaults(page)).toEqual([]);
  });

  // The quarrel after it, and an admin's text, leave it where it stands.
  expect(await player.say('this is rubbish, we want our money back')).toContain('Somebody from Streetlore');
  await row.getByRole('link', { name: /^Text/ }).click();
  await page.getByLabel('Answer', { exact: true }).fill('We are calling you now.');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(await player.next()).toBe('We are calling you now.');
  const need = page.getByRole('list', { name: 'Why it needs you' }).getByRole('listitem');
  await need.getByText('may be in danger').waitFor();
  await need.getByText('My friend is bleeding').waitFor();
  await page.getByText('The clock stands: somebody may be in danger.').waitFor();
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await row.getByText('My friend is bleeding').waitFor();

  // Somebody without a hunt stands there too.
  expect(await stranger.say('we need an ambulance')).toBe(reply);
  const alone = list(page).getByRole('listitem').filter({ hasText: 'No hunt' });
  await alone.getByText('we need an ambulance').waitFor();
  await expect
    .poll(() => alone.getByRole('link', { name: /^Call/ }).getAttribute('href'))
    .toBe(`tel:${stranger.number}`);
  await atBothWidths(page, async () => {
    expect(await overflows(page)).toBe(false);
    expect(await seriousFaults(page)).toEqual([]);
  });
  await alone.getByRole('button', { name: /^Done/ }).click();
  await alone.waitFor({ state: 'detached' });
  await row.getByRole('button', { name: /^Done/ }).click();
  await row.getByText('may be in danger').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});

test('danger on the team’s page is answered to its writer alone, and the others do not read it', async () => {
  const phone = aPhone();
  const { id, token } = await started(phone.number, 'The Wrens');
  await phone.say('START');
  const link = `${routes.teamPage}#${await token()}`;
  const [zoe, ann] = [await visit(browser, link, viewports.phone), await visit(browser, link, viewports.phone)];
  for (const [name, { page }] of [
    ['Zoe', zoe],
    ['Ann', ann],
  ] as const) {
    await isAt(page, 1, STOPS);
    await join(page, name);
  }
  await answer(zoe.page, 'My friend is bleeding');
  await log(zoe.page).getByText(reply).waitFor();
  await log(zoe.page).getByText(texts.onlyYou).waitFor();
  await answer(zoe.page, 'STATUS');
  for (const { page } of [zoe, ann]) {
    await log(page).getByText('STATUS', { exact: true }).waitFor();
    await page.getByText(texts.clockStands).waitFor();
    expect(await overflows(page)).toBe(false);
    expect(await seriousFaults(page)).toEqual([]);
  }
  expect(await ann.page.locator('body').innerText()).not.toMatch(/bleeding|999/);
  await zoe.page.reload();
  await log(zoe.page).getByText(reply).waitFor();
  await log(zoe.page).getByRole('button', { name: texts.remove }).click();
  await log(zoe.page).getByText(reply).waitFor({ state: 'detached' });

  const { page, context } = await visitAsAdmin(browser, routes.adminHunt(id), viewports.desktop);
  const need = page.getByRole('list', { name: 'Why it needs you' }).getByRole('listitem');
  await need.getByText('Zoe wrote on the page').waitFor();
  await expect.poll(() => need.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe(`tel:${phone.number}`);
  await need.getByRole('button', { name: /^Done/ }).click();
  await need.waitFor({ state: 'detached' });
  for (const one of [zoe.context, ann.context, context]) await one.close();
});
