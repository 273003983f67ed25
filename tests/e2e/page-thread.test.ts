import { collections, documents, routes } from '@streetlore/domain/paths';
import { pageConversation } from '@streetlore/domain/sms';
import { aBooking } from '@streetlore/domain/testing';
import { emulatorHosts, projectId, region, siteUrl } from '@streetlore/emulators/config';
import { seededLinkOf } from '@streetlore/emulators/seed/links';
import { afterAll, expect, test } from 'vitest';
import { teamPageIdOf, teamTokenOf } from '../../functions/src/store/link-ids.ts';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { aPlayableTour, STOPS } from '../support/hunt-tour.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { atBothWidths, overflows, viewports, visitAsAdmin } from '../support/site.ts';

const db = platformFirestore();
const browser = await sharedChromium();
const tour = await aPlayableTour(db);
afterAll(() => tour.remove());

/** A visitor's browser, which calls the product's functions. */
async function aVisitor() {
  const post = async (url: string, body: object, headers = {}) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    expect(answer.ok, `${url}: ${answer.status}`).toBe(true);
    return await answer.json();
  };
  const signUp = `http://${emulatorHosts.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`;
  const { idToken } = await post(signUp, { returnSecureToken: true });
  const functions = `http://${emulatorHosts.functions}/${projectId}/${region}`;
  return async (name: string, data: object) =>
    await post(`${functions}/${name}`, { data }, { authorization: `Bearer ${idToken}` });
}

test('a player who asks for a person on the team’s page is answered there, and no phone gets a text', async () => {
  const phone = aPhone();
  const id = crypto.randomUUID();
  const about = { tour_id: tour.id, tour_name: tour.name, stops_count: STOPS, participants: 3 };
  const booked = aBooking({ ...about, created_at: new Date(), phone_numbers: [phone.number], team_name: 'The Herons' });
  await db.doc(`${collections.bookings}/${id}`).set(booked);
  await phone.say('START');
  const pageId = String((await db.doc(`${collections.bookings}/${id}`).get()).get('page_id'));
  const token = teamTokenOf(pageId);
  const call = await aVisitor();
  await call('joinTeam', { token, name: 'Zoë' });
  const seen = { phase: 'puzzle', stop_number: 1 };
  const say = (text: string) => call('playOnPage', { token, message_id: crypto.randomUUID(), name: 'Zoë', text, seen });
  await say('is anybody there, we need a person');

  const { page, complaints } = await visitAsAdmin(browser, routes.admin, viewports.desktop);
  const row = page
    .getByRole('list', { name: 'Hunts that need you' })
    .getByRole('listitem')
    .filter({ hasText: 'The Herons' });
  await row.getByText('is anybody there, we need a person').waitFor();
  await row.getByRole('link', { name: /^Text/ }).click();
  const log = page.getByRole('log', { name: 'Texts of all phones and messages on the page' });
  const plea = log.getByRole('listitem').filter({ hasText: 'is anybody there, we need a person' });
  await plea.getByText('on the page, Zoë').waitFor();
  await page.getByText('On the team’s page: Zoë').waitFor();
  await page.getByLabel('To', { exact: true }).selectOption({ label: 'On the page: Zoë' });
  await page.getByLabel('Answer', { exact: true }).fill('Look behind the gate.');
  await page.getByText('21 characters, free of charge on the page').waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await log.getByRole('listitem').filter({ hasText: 'Look behind the gate.' }).getByText('on the page, Zoë').waitFor();
  await page.getByRole('list', { name: 'Why it needs you' }).waitFor({ state: 'detached' });
  const lines = db.collection(documents.teamLines(teamPageIdOf(pageId)));
  const answer = await lines.where('text', '==', 'Look behind the gate.').get();
  expect(answer.docs.map((line) => line.get('to'))).toEqual(['Zoë']);

  // The list shows the hunt by its page, and the waiting ends there too.
  await say('PERSON');
  await page.goto(siteUrl + routes.adminThread(pageConversation(id)));
  const thread = page.getByRole('region', { name: 'Team’s page' });
  await thread.getByText('Waits for us, asked').waitFor();
  const line = page.getByRole('region', { name: 'Conversations' }).getByRole('link', { name: 'The Herons' });
  await line.getByText('On the page: Zoë and 1 more').waitFor();
  await line.getByText('Waits for an answer').waitFor();
  await atBothWidths(page, async () => expect(await overflows(page)).toBe(false));
  expect(await seriousFaults(page)).toEqual([]);
  await thread.getByRole('button', { name: 'Done' }).click();
  await thread.getByText('Waits for us, asked').waitFor({ state: 'detached' });
  expect((await phone.received()).join()).not.toContain('Look behind the gate.');
  expect(complaints).toEqual([]);
});

test('a hunt on a page is found by its address, and answered before anybody has joined', async () => {
  const id = crypto.randomUUID();
  const { page_id } = seededLinkOf({ id });
  const email = `lena.${id.slice(0, 8)}@example.org`;
  const about = { tour_id: tour.id, tour_name: tour.name, stops_count: STOPS, participants: 2 };
  const booked = aBooking({ ...about, created_at: new Date(), phone_numbers: [], email, page_id });
  await db.doc(`${collections.bookings}/${id}`).set(booked);

  const { page, complaints } = await visitAsAdmin(browser, routes.admin, viewports.desktop);
  const row = page.getByRole('list', { name: 'Active hunts' }).getByRole('listitem');
  await row
    .filter({ hasText: `Team ${id.slice(-3)}` })
    .getByText('on the page')
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill(email);
  await page.getByRole('option').filter({ hasText: email }).click();
  await page.getByText('Plays on its page', { exact: true }).waitFor();
  await page.getByRole('link', { name: email }).first().waitFor();
  await page.getByRole('button', { name: 'Move to another day' }).waitFor();
  expect(await page.getByRole('button', { name: 'Resend the welcome' }).count()).toBe(0);
  await page.getByLabel('Answer', { exact: true }).fill('It rains: come at two.');
  await page.getByText('22 characters, free of charge on the page').waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const log = page.getByRole('log', { name: 'Texts of all phones and messages on the page' });
  await log.getByRole('listitem').filter({ hasText: 'It rains: come at two.' }).getByText('on the page').waitFor();
  const lines = db.collection(documents.teamLines(teamPageIdOf(page_id)));
  expect((await lines.get()).docs.map((line) => line.get('text'))).toEqual(['It rains: come at two.']);
  await atBothWidths(page, async () => expect(await overflows(page)).toBe(false));
  expect(await seriousFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
