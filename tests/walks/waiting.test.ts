import { type Desk, defaultDesk } from '@streetlore/domain/desk';
import { collections, documents, routes } from '@streetlore/domain/paths';
import { aBooking } from '@streetlore/domain/testing';
import { siteUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { aPlayableTour, STOPS } from '../support/hunt-tour.ts';
import { aPhone, type Phone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { atBothWidths, openTab, overflows, viewports, visitAsAdmin } from '../support/site.ts';

const db = platformFirestore();
const browser = await sharedChromium();
const tour = await aPlayableTour(db);
const desk = db.doc(documents.desk);
const reply = '999 if anybody is in danger (112 works too). A person at Streetlore is being told now.';
afterAll(async () => {
  await Promise.all([tour.remove(), desk.delete()]);
});

test('a team that asks for a person calls the phone on duty, and is answered from the dashboard in two clicks', async () => {
  const [player, duty] = [aPhone(), aPhone()];
  const about = { tour_id: tour.id, tour_name: tour.name, stops_count: STOPS };
  const booking = aBooking({ ...about, created_at: new Date(), phone_numbers: [player.number] });
  await db.collection(collections.bookings).doc(crypto.randomUUID()).set(booking);

  const { page, complaints } = await visitAsAdmin(browser, routes.adminSection('settings'), viewports.desktop);
  await openTab(page, 'On duty');
  await page.getByLabel('Phones on duty').fill('12345');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Not a phone number in +44 form').waitFor();
  await page.getByLabel('Phones on duty').fill(duty.number.replace('+44', '0'));
  await page.getByLabel('From').fill('00:00');
  await page.getByLabel('Until').fill('23:59');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).waitFor();

  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Dashboard' }).click();
  await player.say('START');
  const words = `can we talk to someone ${player.number.slice(-4)}`.replace(/\d+/, 'please');
  expect(await player.say(words)).toContain('Somebody from Streetlore will read this.');
  // Other tests' teams call this phone too.
  await expect
    .poll(() => duty.received())
    .toContain(`${tour.name}, stop 1: a team waits for us. ${new URL(siteUrl).host}/admin/sms?filter=awaiting`);
  await expect.poll(() => page.title()).toMatch(/^\(\d+\) Dashboard/);
  const row = page
    .getByRole('list', { name: 'Hunts that need you' })
    .getByRole('listitem')
    .filter({ hasText: tour.name })
    .filter({ hasText: words });
  await row.waitFor();

  await row.getByText('asks for a person').waitFor();
  // One click to the hunt, where the field has the focus, and one to send the answer.
  await row.getByRole('link', { name: /^Text/ }).click();
  const need = page.getByRole('list', { name: 'Why it needs you' }).getByRole('listitem');
  await need.waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await page.getByLabel('Answer', { exact: true }).fill('We are on our way.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  expect(await player.next()).toBe('We are on our way.');
  await need.waitFor({ state: 'detached' });
  await page.getByRole('list', { name: 'Who has seen to it' }).getByText('admin texted').waitFor();

  expect(await player.say('hello? anybody there?')).toContain('Somebody from Streetlore will read this.');
  await need.getByRole('button', { name: /^Done/ }).click();
  await need.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

/** A hunt that a phone has started. @returns the booking’s id */
async function started(phone: Phone, team_name: string): Promise<string> {
  const id = crypto.randomUUID();
  const about = { tour_id: tour.id, tour_name: tour.name, stops_count: STOPS };
  const booked = aBooking({ ...about, created_at: new Date(), phone_numbers: [phone.number], team_name });
  await db.doc(`${collections.bookings}/${id}`).set(booked);
  await phone.say('START');
  return id;
}

const list = (page: Page) => page.getByRole('list', { name: 'Hunts that need you' });

test('danger stands red above all others with the number to call, whatever comes after, until Done', async () => {
  const [player, other, stranger, duty] = [aPhone(), aPhone(), aPhone(), aPhone()];
  await desk.set({ ...defaultDesk, days: [], numbers: [duty.number] } satisfies Desk);
  await started(other, 'The Sparrows');
  const id = await started(player, 'The Curlews');
  await other.say('we want our money back');

  const { page, complaints } = await visitAsAdmin(browser, routes.admin, viewports.desktop);
  await list(page).getByRole('link', { name: 'The Sparrows', exact: true }).waitFor();
  expect(await player.say('My friend is bleeding')).toBe(reply);
  expect(await duty.received()).toContain(
    `DANGER? Team The Curlews: "My friend is bleeding" ${tour.name}, stop 1, Wall 1. ${new URL(siteUrl).host}/admin/hunts/${id}`,
  );
  const row = list(page).getByRole('listitem').filter({ hasText: 'The Curlews' });
  await row.getByText('may be in danger').waitFor();
  const call = row.getByRole('link', { name: /^Call/ });
  await expect.poll(() => call.getAttribute('href')).toBe(`tel:${player.number}`);
  expect(await list(page).getByRole('listitem').first().textContent()).toContain('The Curlews');
  await atBothWidths(page, async () => {
    expect(await row.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(169, 18, 29)');
  });

  // The quarrel after it, and an admin's text, leave it where it stands.
  expect(await player.say('this is rubbish, we want our money back')).toContain('Somebody from Streetlore');
  await row.getByRole('link', { name: /^Text/ }).click();
  await page.getByLabel('Answer', { exact: true }).fill('We are calling you now.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
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
});

test('a stop that two teams report gone looks broken, and its backup question reaches the team that stands there', async () => {
  const phones = [aPhone(), aPhone(), aPhone()] as const;
  const about = { tour_id: tour.id, tour_name: tour.name, stops_count: STOPS };
  for (const { number } of phones)
    await db
      .collection(collections.bookings)
      .doc(crypto.randomUUID())
      .set(aBooking({ ...about, created_at: new Date(), phone_numbers: [number] }));
  await db
    .doc(`${collections.tourStopSecrets}/${tour.id}_1`)
    .update({ backup_question: 'Which city was EBORACUM?', backup_answers: ['york'] });
  for (const phone of phones) await phone.say('START');
  for (const phone of phones.slice(0, 2)) expect(await phone.say('GONE')).toMatch(/^No points lost\. Stop 2\//);

  const { page, complaints } = await visitAsAdmin(browser, routes.admin, viewports.desktop);
  const stop = page.getByRole('listitem').filter({ hasText: tour.name }).filter({ hasText: 'two teams say' });
  await stop.waitFor();
  await atBothWidths(page, async () => expect(await overflows(page)).toBe(false));
  await stop.getByRole('button', { name: 'Use the backup question' }).click();
  await page.getByText('Teams that stand here are told at once').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Use the backup question' }).click();
  await page.getByText(/^Done: \d hunts? under way ha/).waitFor();
  expect(await phones[2].next()).toContain('Which city was EBORACUM?');
  expect(await phones[2].say('York')).toMatch(/^Correct! /);
  await stop.getByRole('button', { name: 'It is fine' }).click();
  await stop.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});
