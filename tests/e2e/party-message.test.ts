import { bookingTexts, referenceOf } from '@streetlore/domain/booking';
import { partiesTexts, partyPageTexts as texts } from '@streetlore/domain/party';
import { routes } from '@streetlore/domain/paths';
import { formatPhone } from '@streetlore/domain/phone';
import { teamPageTexts } from '@streetlore/domain/team';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { aPlayableTour } from '../support/hunt-tour.ts';
import { isClean } from '../support/is-clean.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { cards, delayCharge, payWith, viewports, visit, visitAsAdmin } from '../support/site.ts';
import { press } from '../support/team-page.ts';

const db = platformFirestore();
const browser = await sharedChromium();
const tour = await aPlayableTour(db);
afterAll(() => tour.remove());

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('a party whose payment is late says so, and an admin’s message reaches all its teams and its board', async () => {
  const { page, complaints } = await visit(browser, '/parties', viewports.phone);
  const phone = aPhone();
  await page.getByLabel(partiesTexts.tour).selectOption(tour.id);
  await page.getByLabel(partiesTexts.people).fill('7');
  await page.getByLabel(partiesTexts.email).fill('ines@example.com');
  await page.getByText(partiesTexts.names).click();
  await page.getByLabel(partiesTexts.teamPhone('Team 1')).fill(phone.number);
  await press(page, partiesTexts.toPayment);
  await page.getByLabel('Card number').waitFor();
  await page.clock.install();
  const charge = await delayCharge(page, 'pi_party');
  await payWith(page, cards.pays);
  await heading(page, partiesTexts.confirming).waitFor();
  await page.clock.fastForward(20_000);
  await page.getByRole('alert').getByText(bookingTexts.saveFailed('pi_party')).waitFor();
  const id = String(new URL(page.url()).searchParams.get('party'));
  await charge();
  await page.getByRole('link', { name: partiesTexts.toParty }).click();
  await heading(page, 'Team 2').waitFor();
  const board = await visit(browser, `/party/board${await boardHash(page)}`, viewports.desktop);
  await board.page.getByRole('row', { name: /Team 2/ }).waitFor();
  await phone.next();

  // From the players' table to the party's row, which has the team without a phone too.
  const admin = await visitAsAdmin(browser, routes.adminSection('players'), viewports.desktop);
  await admin.page.getByLabel('Find by number').fill(phone.number);
  const player = admin.page.getByRole('row').filter({ hasText: formatPhone(phone.number) });
  await player.getByRole('link', { name: `Party ${referenceOf(id)}` }).waitFor();
  await player.getByRole('link', { name: `Party ${referenceOf(id)}` }).click();
  const teams = admin.page.getByRole('list', { name: 'Teams of the party' });
  await teams.getByRole('link', { name: 'Team 2' }).waitFor();
  await admin.page.getByRole('button', { name: 'Message all' }).click();
  const dialog = admin.page.getByRole('dialog', { name: 'Message all' });
  await dialog.getByLabel('Text').fill('Call 07700 900123');
  await press(admin.page, 'Preview');
  await dialog.getByText('leave phone numbers and e-mail addresses out').waitFor();
  const body = `Prizes in the Crown at six, ${crypto.randomUUID().replace(/\d/g, 'x')}`;
  await dialog.getByLabel('Text').fill(body);
  await press(admin.page, 'Preview');
  const question = admin.page.getByRole('dialog', { name: 'Send this broadcast?' });
  await question.getByText('1 phone, 1 segment each, about £0.04').waitFor();
  await question.getByText('1 team has no phone to text and nobody on its page yet.').waitFor();
  await isClean(admin.page);
  await question.getByRole('button', { name: 'Send to 1 phone' }).click();
  await dialog.getByText('Broadcast sent').waitFor();
  expect(await phone.next()).toBe(body);
  for (const one of [page, board.page]) {
    await one.getByRole('blockquote').filter({ hasText: body }).getByText('Streetlore to all teams,').waitFor();
    await isClean(one);
  }
  // Whoever opens the page of the team without a phone finds it there.
  const href = await page.getByRole('link', { name: `${texts.openTeam} Team 2` }).getAttribute('href');
  const team = await visit(browser, String(href), viewports.phone);
  await team.page.getByRole('link', { name: teamPageTexts.open }).click();
  await team.page.getByRole('log').getByText(body).waitFor();
  expect([...complaints, ...board.complaints, ...admin.complaints, ...team.complaints]).toEqual([]);
});

/** The part behind `#` of the link to a party's board. */
async function boardHash(page: Page): Promise<string> {
  const href = await page.getByRole('link', { name: texts.openBoard }).getAttribute('href');
  return new URL(String(href), page.url()).hash;
}
