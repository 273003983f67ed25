import { collections, routes } from '@streetlore/domain/paths';
import { teamPageTexts as texts } from '@streetlore/domain/team';
import { aBooking } from '@streetlore/domain/testing';
import { afterAll, expect, test } from 'vitest';
import { teamTokenOf } from '../../functions/src/store/link-ids.ts';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { aPlayableTour, STOPS } from '../support/hunt-tour.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { overflows, viewports, visit, visitAsAdmin } from '../support/site.ts';
import { answer, isAt, join, log } from '../support/team-page.ts';

const db = platformFirestore();
const browser = await sharedChromium();
const tour = await aPlayableTour(db);
const reply = '999 if anybody is in danger (112 works too). A person at Streetlore is being told now.';
afterAll(() => tour.remove());

test('danger on the team’s page is answered to its writer alone, and the others do not read it', async () => {
  const phone = aPhone();
  const id = crypto.randomUUID();
  const about = { tour_id: tour.id, tour_name: tour.name, stops_count: STOPS, participants: 3 };
  const stored = db.doc(`${collections.bookings}/${id}`);
  await stored.set(
    aBooking({ ...about, created_at: new Date(), phone_numbers: [phone.number], team_name: 'The Wrens' }),
  );
  await phone.say('START');
  const link = `${routes.teamPage}#${teamTokenOf(String((await stored.get()).get('page_id')))}`;
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
  const read = await ann.page.locator('body').innerText();
  expect(read).not.toContain('bleeding');
  expect(read).not.toContain(reply);
  await zoe.page.reload();
  await log(zoe.page).getByText(reply).waitFor();
  await log(zoe.page).getByRole('button', { name: texts.remove }).click();
  await log(zoe.page).getByText(reply).waitFor({ state: 'detached' });

  const { page } = await visitAsAdmin(browser, routes.adminHunt(id), viewports.desktop);
  const need = page.getByRole('list', { name: 'Why it needs you' }).getByRole('listitem');
  await need.getByText('Zoe wrote on the page').waitFor();
  await expect.poll(() => need.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe(`tel:${phone.number}`);
  await need.getByRole('button', { name: /^Done/ }).click();
  await need.waitFor({ state: 'detached' });
});
