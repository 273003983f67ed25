import { yourHuntTexts } from '@streetlore/domain/booking';
import { boardTexts, partiesTexts, partyPageTexts as texts } from '@streetlore/domain/party';
import { collections, routes } from '@streetlore/domain/paths';
import { resultTexts } from '@streetlore/domain/result';
import { teamPageTexts } from '@streetlore/domain/team';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { answersOf, aPlayableTour } from '../support/hunt-tour.ts';
import { isClean } from '../support/is-clean.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { cards, payWith, viewports, visit, visitAsAdmin } from '../support/site.ts';
import { answer, isAt, join, press, reward } from '../support/team-page.ts';

const db = platformFirestore();
const browser = await sharedChromium();
const STOPS = 3;
const tour = await aPlayableTour(db, STOPS);
await db.doc(`${collections.tours}/${tour.id}`).update({ is_loop: true });
const [first = '', second = '', third = ''] = await answersOf(db, tour.id);
afterAll(() => tour.remove());

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('an organiser books for twelve, rearranges three teams and says GO; they play from three walls, one is refunded, and the board is right', async () => {
  const { page, complaints } = await visit(browser, '/parties', viewports.phone);
  const phone = aPhone();
  await page.getByLabel(partiesTexts.tour).selectOption(tour.id);
  await page.getByLabel(partiesTexts.people).fill('5');
  await press(page, partiesTexts.toPayment);
  await page.getByRole('alert').getByText('A party is 6 to 60 people').waitFor();
  await page.getByLabel(partiesTexts.people).fill('12');
  await page.getByText('12 people in 3 teams').waitFor();
  await press(page, partiesTexts.toPayment);
  expect(await page.getByLabel(partiesTexts.email).getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel(partiesTexts.email).fill('ines@example.com');
  await page.getByText(partiesTexts.names).click();
  await page.getByLabel(partiesTexts.teamName('Team 1')).fill('Foxes');
  await page.getByLabel(partiesTexts.teamPhone('Team 1')).fill(phone.number);
  await isClean(page);
  await page.setViewportSize(viewports.phone);
  await press(page, partiesTexts.toPayment);
  await payWith(page, cards.pays);
  await page.getByRole('link', { name: partiesTexts.toParty }).click();

  await heading(page, texts.go).waitFor();
  expect(await phone.next()).toContain('Your organiser starts all teams at once');
  await heading(page, 'Foxes').waitFor();
  await page.getByText(texts.waits).first().waitFor();

  // Somebody who is late goes with the second team, which gets a name. The number of paid people stays.
  await page.getByRole('button', { name: texts.arrange }).click();
  await page.getByLabel(texts.teamName).nth(1).fill('Owls');
  const peopleOf = (team: string) => page.getByRole('group', { name: `${texts.peopleOf}: ${team}` });
  await peopleOf('Foxes').getByRole('button', { name: 'Remove a person' }).click();
  expect(await page.getByRole('button', { name: texts.save }).isDisabled()).toBe(true);
  await peopleOf('Owls').getByRole('button', { name: 'Add a person' }).click();
  await press(page, texts.save);
  await page.getByText(texts.saved).waitFor();
  await page.getByText('3 people, 1 phone').waitFor();
  await page.getByText('5 people, no phone yet').waitFor();

  // A team's pages do not ask for START before GO.
  const foxesLink = await page.getByRole('link', { name: `${texts.openTeam} Foxes` }).getAttribute('href');
  const foxes = await visit(browser, String(foxesLink), viewports.phone);
  await foxes.page.getByText(yourHuntTexts.held).first().waitFor();
  await foxes.page.getByRole('link', { name: teamPageTexts.open }).click();
  await foxes.page.getByText(teamPageTexts.held, { exact: true }).waitFor();
  expect(await foxes.page.getByText(/START/).count()).toBe(0);

  const boardLink = await page.getByRole('link', { name: texts.openBoard }).getAttribute('href');
  const board = await visit(browser, String(boardLink), viewports.desktop);
  await board.page.getByText(boardTexts.waits).waitFor();
  /** Beside a name that a stranger chose stands its Report. */
  const onBoard = (team: string, points: string) =>
    board.page.getByRole('row', { name: new RegExp(`^${team}( Report: .+)? ${points}$`) }).waitFor();

  await press(page, texts.go);
  await page.getByRole('dialog').getByRole('button', { name: texts.go, exact: true }).click();
  await page.getByText('All teams started at').waitFor();
  expect(await phone.next()).toContain('Stop 1/3: Wall 1');
  for (const team of ['Foxes', 'Owls', 'Team 3']) await onBoard(`${team} at wall 1`, '0/3 0');
  await isClean(board.page);
  expect(await page.getByRole('button', { name: texts.cancel }).count()).toBe(0);
  await page.getByRole('region', { name: yourHuntTexts.receipt }).getByText('VAT').first().waitFor();

  /** The page of a team without a phone, opened by its link, which cannot cancel anything. */
  const openTeam = async (name: string) => {
    const row = page.getByRole('listitem').filter({ has: heading(page, name) });
    const link = await row.getByRole('link', { name: `${texts.openTeam} ${name}` }).getAttribute('href');
    const team = await visit(browser, String(link), viewports.phone);
    await team.page.getByText(yourHuntTexts.ofParty).waitFor();
    for (const button of [yourHuntTexts.cancel, yourHuntTexts.move])
      expect(await team.page.getByRole('button', { name: button }).count()).toBe(0);
    await team.page.getByRole('link', { name: teamPageTexts.open }).click();
    await join(team.page, `Kim of ${name}`);
    return team;
  };
  const owls = await openTeam('Owls');
  await owls.page.getByText('Find wall 2.').first().waitFor();
  const others = await openTeam('Team 3');
  await others.page.getByText('Find wall 3.').first().waitFor();

  expect(await phone.say(first)).toContain('Cafe of the Walk');
  await onBoard('Foxes at wall 1', '1/3 1\\d\\d');
  await answer(owls.page, 'a giraffe');
  await answer(owls.page, second);
  await isAt(owls.page, 2, STOPS);
  await answer(others.page, third);
  await reward(others.page).waitFor();

  // The third team has to leave: an admin gives its share back, and nobody else's.
  const bookings = () => db.collection(collections.bookings).where('tour_id', '==', tour.id).get();
  const leaving = (await bookings()).docs.find((one) => one.get('team_name') === 'Team 3');
  const desk = await visitAsAdmin(browser, routes.adminHunt(leaving?.id ?? ''), viewports.desktop);
  await press(desk.page, 'Refund');
  await desk.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Refund £/ })
    .click();
  await others.page.getByText(teamPageTexts.refunded).waitFor();
  await onBoard('Team 3 ended', '1/3 1\\d\\d');

  expect(await phone.say('CLAIMED')).toContain('Stop 2/3: Wall 2');
  expect(await phone.say(second)).toContain('Stop 3/3: Wall 3');
  await phone.say(third);
  await answer(owls.page, third);
  await press(owls.page, teamPageTexts.claimed);
  await isAt(owls.page, 3, STOPS);
  await answer(owls.page, first);
  await heading(owls.page, resultTexts.title).waitFor();

  const ended = (await bookings()).docs.map((one) => one.data());
  expect(ended.reduce((sum, { amount }) => sum + amount, 0)).toBe(10_800);
  expect(ended.map((one) => one.refunded_amount - (one.status === 'refunded' ? one.amount : 0))).toEqual([0, 0, 0]);
  for (const { team_name, hunt, status } of ended) {
    const solved = status === 'refunded' ? 1 : 3;
    const state = status === 'refunded' ? 'ended' : `done at \\d\\d:\\d\\d, ${boardTexts.tooFast}`;
    await onBoard(`${team_name} ${state}`, `${solved}/3 ${hunt.score}`);
  }
  // Nobody has walked this tour so fast: the organiser sees it, and the board says what it means.
  await board.page.getByText(boardTexts.tooFastWhy).waitFor();
  await expect.poll(() => page.getByText(texts.tooFast).count()).toBe(2);
  await isClean(page);
  await isClean(board.page);
  expect(
    [complaints, board.complaints, foxes.complaints, owls.complaints, others.complaints, desk.complaints].flat(),
  ).toEqual([]);
});
