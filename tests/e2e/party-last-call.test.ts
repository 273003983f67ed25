import { boardTexts, lastCallTexts, partiesTexts, partyPageTexts as texts } from '@streetlore/domain/party';
import { collections, routes, stopId } from '@streetlore/domain/paths';
import { resultTexts } from '@streetlore/domain/result';
import { teamPageTexts } from '@streetlore/domain/team';
import { aTour } from '@streetlore/domain/testing';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { answersOf } from '../support/hunt-tour.ts';
import { isClean } from '../support/is-clean.ts';
import { aPhone, type Phone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { cards, payWith, viewports, visit } from '../support/site.ts';
import { storeTour } from '../support/store-tour.ts';
import { answer, isAt, join, log, press } from '../support/team-page.ts';

const TEAMS = 12;
const STOPS = 3;
const PLACE = 'The Crown, 12 Redchurch St';
const MEET = '21:00';

const db = platformFirestore();
const browser = await sharedChromium();
// Its walls stand side by side, so that nobody is faster than legs, and have no rewards to claim.
const tour = `last-call-${crypto.randomUUID()}`;
await storeTour(db, tour, aTour({ name: 'Walk of the Last Call', stops_count: STOPS, is_loop: false }));
const [first = '', second = ''] = await answersOf(db, tour);
afterAll(async () => {
  const stops = Array.from({ length: STOPS }, (_, n) => stopId(tour, n + 1));
  const paths = stops.flatMap((id) => [`${collections.tourStops}/${id}`, `${collections.tourStopSecrets}/${id}`]);
  await Promise.all([`${collections.tours}/${tour}`, ...paths].map((path) => db.doc(path).delete()));
});

const nameOf = (n: number) => `Team ${n + 1}`;
/** The last team plays on its page. */
const phones = Array.from({ length: TEAMS - 1 }, aPhone);
const onPage = nameOf(TEAMS - 1);

test('the last call of a party of twelve reaches every team once, ends the clocks and puts three on the podium, on every page that is open', async () => {
  const { page, complaints } = await visit(browser, '/parties', viewports.phone);
  await bookParty(page);
  // Who is in the party with the organiser has the link too.
  const other = await visit(browser, routes.partyPage + new URL(page.url()).hash, viewports.desktop);
  const board = await visit(browser, await linkOf(page, texts.openBoard), viewports.desktop);
  const team = await visit(browser, await linkOf(page, `${texts.openTeam} ${onPage}`), viewports.phone);
  await team.page.getByRole('link', { name: teamPageTexts.open }).click();
  await join(team.page, 'Zoe');

  await press(page, texts.go);
  await dialog(page, texts.goTitle).getByRole('button', { name: texts.go, exact: true }).click();
  await page.getByText('All teams started at').waitFor();
  await isAt(team.page, 1, STOPS);

  // Two walls without a hint, two with one, two with one and wrong answers, and one by a team that is done before the
  // call. One after the other: texts of one moment start a process each, which a busy machine has no time for.
  const [best, third, ended] = phones as [Phone, Phone, Phone];
  await says(best, first, second);
  await answer(team.page, first);
  await isAt(team.page, 2, STOPS);
  await team.page.getByRole('button', { name: /^Hint/ }).click();
  await team.page.getByText('Look up at wall 2.').first().waitFor();
  await answer(team.page, second);
  await isAt(team.page, 3, STOPS);
  await says(third, first, 'HINT', 'a giraffe', 'a badger', 'a whale', second);
  await says(ended, first, 'SKIP', 'FINISH');
  await expect.poll(() => rowsOn(board.page, '2/3')).toBe(3);
  await board.page.getByRole('row', { name: /^Team 3 done at/ }).waitFor();
  expect(await rowsOn(board.page, '0/3')).toBe(TEAMS - 4);
  expect(await board.page.getByRole('region', { name: boardTexts.podium }).count()).toBe(0);
  const wholeHunt = team.page.getByText(teamPageTexts.wholeHunt, { exact: true }).locator('xpath=../dd');
  const early = await wholeHunt.innerText();
  await expect.poll(() => wholeHunt.innerText()).not.toBe(early);

  // Both organisers are about to call. The question of the one who is later goes.
  await fillIn(other.page, 'Another pub', '23:00');
  await fillIn(page, PLACE, MEET);
  await dialog(page, texts.lastCallTitle).getByRole('button', { name: texts.callIt }).click();
  for (const one of [page, other.page]) {
    await one
      .getByText(/^The hunts ended at/)
      .getByText(`All meet at ${PLACE} at ${MEET}.`)
      .waitFor();
    await one.getByText(texts.over, { exact: true }).waitFor();
    await expect.poll(() => one.getByRole('dialog').count()).toBe(0);
    expect(await one.getByRole('button', { name: texts.callIt }).count()).toBe(0);
  }

  const bookings = await db.collection(collections.bookings).where('tour_id', '==', tour).get();
  const hunts = new Map(bookings.docs.map((one) => [String(one.get('team_name')), one.get('hunt')]));
  const scoreOf = (name: string): number => hunts.get(name).score;

  // Every phone has its text once, with the points of the team; the team without a phone reads it on its page.
  const where = `Meet at ${PLACE} at ${MEET}.`;
  const calls = (bodies: readonly string[]) => bodies.filter((text) => text.includes('last call'));
  for (const [n, phone] of phones.entries()) {
    await expect.poll(async () => calls(await phone.received())).toHaveLength(1);
    const [text] = calls(await phone.received());
    expect(text).toContain(where);
    expect(text?.includes(`Your hunt ends with ${scoreOf(nameOf(n))} points.`)).toBe(phone !== ended);
  }
  await heading(team.page, resultTexts.title).waitFor();
  await team.page.getByText(lastCallTexts.toAll(PLACE, MEET), { exact: true }).waitFor();
  await log(team.page).getByText(where).waitFor();
  expect(await log(team.page).getByText(where).count()).toBe(1);

  // Its clock shows what was played, and no longer what time it is.
  const results: { seconds: number }[] = hunts.get(onPage).results;
  const seconds = results.reduce((sum, one) => sum + one.seconds, 0);
  await expect.poll(() => wholeHunt.locator('time').getAttribute('datetime')).toBe(`PT${seconds}S`);
  expect(await team.page.getByText(teamPageTexts.thisStop, { exact: true }).locator('xpath=../dd').innerText()).toBe(
    '–',
  );

  const places = board.page.getByRole('region', { name: boardTexts.podium }).getByRole('listitem');
  const podium = [nameOf(0), onPage, nameOf(1)].map((name, n) => `${n + 1}. ${name} ${scoreOf(name)}`);
  await expect.poll(async () => (await places.allInnerTexts()).map((one) => one.replace(/\s+/g, ' '))).toEqual(podium);
  await expect.poll(() => board.page.getByRole('row', { name: /done at/ }).count()).toBe(TEAMS);
  await board.page.getByText('Last call at').first().waitFor();

  for (const one of [page, other.page, board.page]) {
    const quotes = one.getByRole('blockquote').filter({ hasText: lastCallTexts.toAll(PLACE, MEET) });
    await quotes.waitFor();
    await isClean(one);
  }
  await isClean(team.page);
  for (const phone of phones) expect(calls(await phone.all())).toHaveLength(1);
  expect([...complaints, ...other.complaints, ...board.complaints, ...team.complaints]).toEqual([]);
});

const rowsOn = (page: Page, solved: string) => page.getByRole('row').filter({ hasText: solved }).count();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Books twelve teams of five, all but the last with a phone, and opens the organiser's page. */
async function bookParty(page: Page): Promise<void> {
  await page.getByLabel(partiesTexts.tour).selectOption(tour);
  await page.getByLabel(partiesTexts.people).fill('60');
  await page.getByLabel(partiesTexts.email).fill('ines@example.com');
  await page.getByText(partiesTexts.names).click();
  for (const [n, { number }] of phones.entries())
    await page.getByLabel(partiesTexts.teamPhone(nameOf(n)), { exact: true }).fill(number);
  await press(page, partiesTexts.toPayment);
  await payWith(page, cards.pays);
  await page.getByRole('link', { name: partiesTexts.toParty }).click();
  await heading(page, onPage).waitFor();
}

async function linkOf(page: Page, name: string): Promise<string> {
  const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
  const { pathname, hash } = new URL(String(href), page.url());
  return pathname + hash;
}

/** Texts to the hunt one after the other, each once the reply to the last has come. */
async function says(phone: Phone, ...bodies: readonly string[]): Promise<void> {
  while (!(await phone.next()).startsWith('Stop 1/'));
  for (const body of bodies) await phone.say(body);
}

/** Fills in the last call and presses it, up to the question. */
async function fillIn(page: Page, place: string, meet: string): Promise<void> {
  await page.getByLabel(texts.meetPlace).fill(place);
  await page.getByLabel(texts.meetAt).fill(meet);
  await press(page, texts.callIt);
  await dialog(page, texts.lastCallTitle).waitFor();
}
