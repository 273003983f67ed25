import { collections, routes, stopId } from '@streetlore/domain/paths';
import { resultTexts } from '@streetlore/domain/result';
import { teamPageTexts as texts } from '@streetlore/domain/team';
import { aBooking } from '@streetlore/domain/testing';
import { afterAll, expect, test } from 'vitest';
import { teamTokenOf } from '../../functions/src/store/link-ids.ts';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { answersOf, aPlayableTour } from '../support/hunt-tour.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { atBothWidths, overflows, viewports, visit } from '../support/site.ts';
import { answer, isAt, join, log, press, reward } from '../support/team-page.ts';

const STOPS = 2;
const db = platformFirestore();
const browser = await sharedChromium();
const tour = await aPlayableTour(db, STOPS);
const question = 'How many birds fly over the door?';
const fact = 'Mia painted it in one night.';
await db
  .doc(`${collections.tourStopSecrets}/${stopId(tour.id, 1)}`)
  .update({ look: question, look_answers: ['seventeen'], fact });
const answers = await answersOf(db, tour.id);
afterAll(() => tour.remove());

test('a team sends its look from a field of its own, and reads about the wall once it is solved', async () => {
  const phone = aPhone();
  const id = crypto.randomUUID();
  const about = { tour_id: tour.id, tour_name: tour.name, stops_count: STOPS, participants: 2 };
  await db
    .doc(`${collections.bookings}/${id}`)
    .set(aBooking({ ...about, created_at: new Date(), phone_numbers: [phone.number] }));
  await phone.say('START');
  const pageId = String((await db.doc(`${collections.bookings}/${id}`).get()).get('page_id'));
  const address = `${routes.teamPage}#${teamTokenOf(pageId)}`;
  const { page, complaints } = await visit(browser, address, viewports.phone);
  await isAt(page, 1, STOPS);
  await page.getByText(question, { exact: true }).waitFor();
  // Whoever only watches reads the look, and has no field for it.
  const field = page.getByLabel(texts.lookAnswer, { exact: true });
  expect(await field.count()).toBe(0);
  expect(await page.content()).not.toContain(fact);
  await join(page, 'Ann');

  await field.fill('nine');
  await press(page, texts.sendLook);
  await log(page).getByText('Not that. Look again: no points lost.').waitFor();
  await atBothWidths(page, async () => {
    expect(await seriousFaults(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
  });
  await page.setViewportSize(viewports.phone);
  // The look stays open at the reward of its stop, and what is being written stays too.
  await field.fill('17');
  await phone.say(answers[0] ?? '');
  await reward(page).waitFor();
  await page.getByText(fact).first().waitFor();
  await field.press('Enter');
  await page.getByText(texts.lookFound(20)).first().waitFor();
  expect(await field.count()).toBe(0);
  await page.getByText(texts.lookPoints(20)).waitFor();

  await press(page, texts.claimed);
  await isAt(page, 2, STOPS);
  await page.getByText(`${texts.fact(1)}.`).waitFor();
  expect(await page.getByRole('heading', { name: texts.look }).count()).toBe(0);
  await answer(page, answers[1] ?? '');
  await page.getByRole('row', { name: new RegExp(`${resultTexts.parts.looks} \\+ 20`) }).waitFor();
  await page.getByText(resultTexts.look, { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});
