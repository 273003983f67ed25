import { applicationTexts, partnerEditorTexts as texts } from '@streetlore/domain/partner';
import { collections, documents, routes, stopId } from '@streetlore/domain/paths';
import type { FinishedStop } from '@streetlore/domain/playing';
import { londonDay } from '@streetlore/domain/time';
import type { TourPartner } from '@streetlore/domain/tour';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { recountFigures } from '../support/recount.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { adminState, openTab, viewports, visit } from '../support/site.ts';

const db = platformFirestore();
const tag = Math.random().toString(36).slice(2, 8);
/** Documents that the test writes directly. */
const own = {
  place: `${collections.tourPartners}/${stopId(`walk-${tag}`, 1)}`,
  reward: `${collections.stopResults}/${stopId(`booking-${tag}`, 1)}`,
};
const browser = await sharedChromium();
let storageState: Awaited<ReturnType<typeof adminState>>;
beforeAll(async () => {
  storageState = await adminState(browser);
});
afterAll(() => Promise.all(Object.values(own).map((path) => db.doc(path).delete())));

const card = (page: Page, name: string) => page.getByRole('article', { name });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
/** Presses Save, waits for the toast, and closes it. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Partner' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: texts.saved });
  await toast.waitFor();
  await toast.getByRole('button', { name: 'Close' }).click();
  await toast.waitFor({ state: 'detached' });
}
const stored = async (name: string) =>
  (await db.collection(collections.partners).where('name', '==', name).get()).docs[0];

async function apply(page: Page, businessName: string): Promise<void> {
  const form = page.getByRole('form', { name: applicationTexts.title });
  const values = {
    'Business name': businessName,
    'Contact name': 'Ade Bello',
    Email: `ade-${tag}@example.test`,
    Phone: '020 7946 0123',
    Address: '14 Brick Lane, E1',
    'Your offer': 'A free tote with any record',
  };
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByLabel('Business type').selectOption('retail');
  await form.getByRole('button', { name: applicationTexts.submit }).click();
  await page.getByText(applicationTexts.submitted).waitFor();
}

/**
 * A partnership's whole life in the back office: application, negotiation, active, featured,
 * counted, ended.
 */
test('a business applies, is negotiated with, becomes active and featured in sight of visitors, and is deleted', async () => {
  // The name is different in each run: a run that broke off leaves its partner behind on the
  // platform.
  const word = Math.random().toString(36).slice(2, 8);
  const name = `Foxglove ${word} Records`;
  const { page, complaints } = await visit(browser, routes.adminSection('partners'), viewports.desktop, {
    storageState,
  });
  const visitor = await visit(browser, routes.applyAsPartner, viewports.phone);
  for (const label of [
    'Total Partners',
    'Active Partners',
    'New Applications',
    'In Negotiation',
    'Monthly Redemptions',
  ])
    await page.locator('dl > div').filter({ hasText: label }).filter({ hasText: /\d/ }).waitFor();
  await page.getByRole('article').first().waitFor();
  await apply(visitor.page, name);

  // The application appears without a reload, first in its list.
  const toast = page.getByRole('listitem').filter({ hasText: 'New partner application' }).filter({ hasText: name });
  await toast.waitFor();
  await openTab(page, /^Form Submitted \d+$/);
  await card(page, name).getByText('New', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: `View ${name}` }).isDisabled()).toBe(true);
  await card(page, name).getByText('Public once it is active').waitFor();
  await toast.getByRole('button', { name: 'View application' }).click();

  // A field that cannot be stored shows its error beside it.
  await expect.poll(() => field(page, 'Contact email (optional)').inputValue()).toBe(`ade-${tag}@example.test`);
  await field(page, 'Offer').fill('');
  await field(page, 'Latitude (optional)').fill('north');
  await page.getByRole('button', { name: 'Save Partner' }).click();
  await page.getByText('Between -90 and 90').first().waitFor();
  const fault = async () => {
    const described = await field(page, 'Offer').getAttribute('aria-describedby');
    return await page.locator(`[id="${described?.split(' ').at(-1)}"]`).textContent();
  };
  await expect.poll(fault).toBe('Please fill in all required fields');
  await field(page, 'Offer').fill('A free tote');
  await field(page, 'What the offer is').selectOption('goods');
  await field(page, 'Latitude (optional)').fill('51.52');
  await field(page, 'Longitude (optional)').fill('-0.0717');
  await field(page, 'Status').selectOption('negotiating');
  await field(page, 'Internal notes (optional)').fill('Wants posters.');
  await page.getByRole('link', { name: 'Back to Partners' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await save(page);
  const partner = await stored(name);
  expect(partner?.data()).toMatchObject({ status: 'negotiating', offer: 'A free tote', latitude: 51.52 });
  expect((await partner?.ref.collection('private').doc('crm').get())?.data()).toMatchObject({
    notes: 'Wants posters.',
  });

  // Visitors see the partner as soon as it is active.
  await visitor.page.goto(new URL(routes.partnersOf('shoreditch'), visitor.page.url()).href);
  await visitor.page.getByRole('heading', { name: 'Flat White Noise' }).waitFor();
  expect(await visitor.page.getByRole('heading', { name }).count()).toBe(0);
  await field(page, 'Status').selectOption('active');
  await save(page);
  await visitor.page.getByRole('heading', { name }).waitFor();
  await field(page, 'Tier').selectOption('featured');
  await save(page);

  // Any word finds the partner. Its figures update as players act.
  await page.getByRole('link', { name: 'Back to Partners' }).click();
  await field(page, 'Type').selectOption('Retail Store');
  await field(page, 'Search partners').fill(`${word} foxg`);
  await card(page, name).getByText('Featured', { exact: true }).waitFor();
  expect(
    await card(page, name)
      .getByRole('link', { name: `View ${name}` })
      .getAttribute('href'),
  ).toBe(`/partners/uk/london/shoreditch/foxglove-${word}-records`);
  // The test compares the card's text, so that a failure shows what the card says.
  await expect.poll(() => card(page, name).innerText()).toMatch(/Tours\s+0\s/);
  await lead(partner?.id ?? '');
  // The count is repeated until the page shows it: now and then the emulator does not report a
  // commit to a listener until the document changes again.
  await expect
    .poll(
      async () => {
        await count(partner?.id ?? '');
        return await card(page, name).innerText();
      },
      { interval: 2_000 },
    )
    .toMatch(/Tours\s+1\s+Redeemed\s+1\s+Said by players\s+1\s/);

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Delete ${name}?` });
  await dialog.getByText(texts.deleteAsk, { exact: true }).waitFor();
  await dialog.getByText('its reward is removed from 1 tour').waitFor();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText(texts.deleted(name)).waitFor();
  await page.getByText('No partner matches').waitFor();
  await visitor.page.getByRole('heading', { name }).waitFor({ state: 'detached' });
  expect((await db.doc(own.place).get()).exists).toBe(false);
  expect((await db.doc(documents.partnerCrm(partner?.id ?? '')).get()).exists).toBe(false);
  expect([...complaints, ...visitor.complaints]).toEqual([]);
});

/** Writes a tour that leads to the partner, and a player who has fetched the reward there. */
async function lead(partner_id: string): Promise<void> {
  await db.doc(own.place).set({
    tour_id: `walk-${tag}`,
    stop_number: 1,
    partner_id,
    status: 'draft',
  } satisfies TourPartner);
  await db.doc(own.reward).set({
    booking_id: `booking-${tag}`,
    tour_id: `walk-${tag}`,
    tour_name: 'Walk',
    location_name: 'Wall 1',
    partner_id,
    stop_number: 1,
    outcome: 'solved',
    seconds: 60,
    wrong_answers: 0,
    hints: 0,
    points: 150,
    finished_at: new Date(),
    claimed_at: new Date(),
    redeemed_at: new Date(),
  } satisfies FinishedStop);
}

function count(partner_id: string): Promise<void> {
  const day = londonDay(new Date());
  return recountFigures('partners.claims', `partner.${partner_id}.${day}.claims`, `partner.${partner_id}.tours`);
}
