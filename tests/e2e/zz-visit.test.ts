import { bookingTexts } from '@streetlore/domain/booking';
import { collections, routes } from '@streetlore/domain/paths';
import { resultTexts } from '@streetlore/domain/result';
import { siteUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { pageIdOf, teamTokenOf } from '../../functions/src/store/link-ids.ts';
import { platformFirestore } from '../support/admin-sdk.ts';
import { answersOf, aPlayableTour } from '../support/hunt-tour.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { cards, overflows, payWith, viewports, visit } from '../support/site.ts';
import { answer, join } from '../support/team-page.ts';

const db = platformFirestore();
const browser = await sharedChromium();
const tour = await aPlayableTour(db, 2);
afterAll(() => tour.remove());
const shot = async (page: Page, name: string, fullPage = true) => {
  for (const [which, viewport] of Object.entries(viewports)) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/visit-${name}-${which}.png`, fullPage });
    expect(await overflows(page)).toBe(false);
  }
  await page.setViewportSize(viewports.phone);
};

test('looks', async () => {
  await db
    .doc(`${collections.tours}/${tour.id}`)
    .update({ first_wall: 'The lightning bolt, Tunstall Road', station: 'Brixton (Victoria line), 1 minute on foot' });
  const { page, context, complaints } = await visit(browser, `/book/${tour.id}`, viewports.phone);
  const phone = aPhone();
  await page.getByLabel('Participant 1 phone number').fill(phone.number);
  await page.getByRole('button', { name: bookingTexts.toPayment }).click();
  await payWith(page, cards.pays);
  await page.getByRole('link', { name: bookingTexts.toYourHunt }).waitFor();
  await shot(page, 'confirmation');
  await page.getByRole('link', { name: bookingTexts.toYourHunt }).click();
  await page.waitForURL(/\/hunt#/);
  const token = new URL(page.url()).hash.slice(1);
  await page.getByRole('button', { name: 'Add to calendar' }).waitFor();
  await shot(page, 'hunt');
  console.log('WELCOME', await phone.next());
  await page.goto(`${siteUrl}${routes.teamPage}#${teamTokenOf(pageIdOf(token))}`);
  await page.getByRole('heading', { name: 'How to begin' }).waitFor();
  await join(page, 'Ann');
  await shot(page, 'team-ready');
  await page.getByRole('button', { name: 'Start the hunt' }).click();
  await page.getByText('Stop 1 of 2', { exact: true }).waitFor();
  await page.waitForTimeout(1000);
  await phone.say('SKIP');
  await page.getByText('Stop 2 of 2', { exact: true }).waitFor();
  await page.waitForTimeout(31_000);
  const answers = await answersOf(db, tour.id);
  await answer(page, answers[1] ?? '');
  await page.getByRole('heading', { name: resultTexts.title }).waitFor();
  await page.waitForTimeout(900);
  await page.screenshot({ path: '/tmp/visit-finale-moment.png' });
  await page.waitForTimeout(3000);
  await page.screenshot({ path: '/tmp/visit-finale-first.png' });
  await page.getByLabel(resultTexts.nameLabel).fill('The Stencils');
  await shot(page, 'finale');
  await page.getByRole('button', { name: resultTexts.nameSend }).click();
  await page.getByText('The Stencils found 1 of 2 walls').waitFor();
  await page.getByRole('img', { name: /finished/ }).waitFor();
  await shot(page, 'finale-named');
  expect(complaints).toEqual([]);
  await context.close();
});
