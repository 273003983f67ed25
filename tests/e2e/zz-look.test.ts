import { collections, routes } from '@streetlore/domain/paths';
import { aBooking } from '@streetlore/domain/testing';
import { proposalLabels, tillTexts as texts, tillAdminTexts } from '@streetlore/domain/till';
import { afterAll, beforeAll, test } from 'vitest';
import { teamTokenOf } from '../../functions/src/store/link-ids.ts';
import { platformFirestore } from '../support/admin-sdk.ts';
import { answersOf, aPlayableTour } from '../support/hunt-tour.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { adminState, viewports, visit } from '../support/site.ts';
import { press, reward } from '../support/team-page.ts';

const db = platformFirestore();
const browser = await sharedChromium();
const tour = await aPlayableTour(db, 2);
const answers = await answersOf(db, tour.id);
const partner = `${tour.id}-cafe`;
let storageState: Awaited<ReturnType<typeof adminState>>;
beforeAll(async () => {
  storageState = await adminState(browser);
});
afterAll(() => tour.remove());
test('look', async () => {
  const shot = async (page: import('playwright-core').Page, name: string, fullPage = true) => {
    for (const [size, viewport] of Object.entries(viewports)) {
      await page.setViewportSize(viewport);
      await page.screenshot({ path: `/tmp/look-${name}-${size}.png`, fullPage });
    }
    await page.setViewportSize(viewports.phone);
  };
  const { page: admin } = await visit(browser, `${routes.adminSection('partners')}/${partner}`, viewports.desktop, {
    storageState,
  });
  await press(admin, tillAdminTexts.show);
  const link = new URL(await admin.getByLabel(tillAdminTexts.link).inputValue());
  await shot(admin, 'admin-till');
  const phone = aPhone();
  const id = crypto.randomUUID();
  const about = {
    tour_id: tour.id,
    tour_name: tour.name,
    stops_count: 2,
    participants: 3,
    team_name: 'Team Wild Style',
  };
  await db
    .doc(`${collections.bookings}/${id}`)
    .set(aBooking({ ...about, created_at: new Date(), phone_numbers: [phone.number] }));
  await phone.say('START');
  await phone.say(answers[0] ?? '');
  const pageId = String((await db.doc(`${collections.bookings}/${id}`).get()).get('page_id'));
  const { page } = await visit(browser, `${routes.teamPage}#${teamTokenOf(pageId)}`, viewports.phone);
  const code = (
    (await reward(page)
      .locator('strong', { hasText: /^[2-9A-Z]{3} [2-9A-Z]{3}$/ })
      .textContent()) ?? ''
  ).replace(' ', '');
  await page.getByText(texts.byPin).click();
  await shot(page, 'team');
  const { page: bar } = await visit(browser, link.pathname + link.hash, viewports.phone);
  await bar.getByText(texts.nobodyToday).waitFor();
  await shot(bar, 'till-idle');
  await bar.getByLabel(texts.code, { exact: true }).fill(code);
  await bar.getByRole('button', { name: texts.redeem }).waitFor();
  await shot(bar, 'till-valid', false);
  await bar.getByRole('button', { name: texts.redeem }).click();
  await bar.getByText(texts.redeemed, { exact: true }).waitFor();
  await bar.getByRole('listitem').filter({ hasText: 'Team Wild Style' }).waitFor();
  await shot(bar, 'till-redeemed');
  await shot(page, 'team-green', false);
  await bar.locator('summary', { hasText: proposalLabels.offer_hours }).click();
  await bar.locator('summary', { hasText: texts.photo }).click();
  const form = bar.getByRole('form', { name: proposalLabels.offer_hours });
  await form.getByLabel(proposalLabels.offer_hours).fill('daily 12:00-20:00');
  await form.getByRole('button', { name: texts.send }).click();
  await form.getByText(/You proposed/).waitFor();
  await shot(bar, 'till-propose');
  await bar.getByLabel(texts.code, { exact: true }).fill('222222');
  await bar.getByText(texts.notOurs).waitFor();
  await shot(bar, 'till-unknown', false);
  await admin.goto(new URL(routes.adminSection('partners'), admin.url()).href);
  await admin.getByRole('region', { name: tillAdminTexts.proposals }).waitFor();
  await shot(admin, 'admin-list', false);
});
