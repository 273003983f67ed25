import { readFile } from 'node:fs/promises';
import { healthTexts } from '@streetlore/domain/health';
import type { Movement } from '@streetlore/domain/ledger';
import { collections, documents, routes } from '@streetlore/domain/paths';
import { aBooking, aMovement } from '@streetlore/domain/testing';
import { londonDay } from '@streetlore/domain/time';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { aPlayableTour, STOPS } from '../support/hunt-tour.ts';
import { aPhone } from '../support/phone.ts';
import { recountFigures } from '../support/recount.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { openTab, viewports, visitAsAdmin } from '../support/site.ts';

const db = platformFirestore();
const phone = aPhone();
const bookingId = `figures-${crypto.randomUUID()}`;
const browser = await sharedChromium();
const tour = await aPlayableTour(db);
afterAll(async () => {
  await Promise.all([
    tour.remove(),
    db.doc(documents.tourStats(tour.id)).delete(),
    db.doc(documents.tourMonths(tour.id)).delete(),
  ]);
});

/** The page of the test that runs. */
let page: Page;
beforeEach(async () => {
  ({ page } = await visitAsAdmin(browser, routes.admin, viewports.desktop));
});

const figure = (label: string) => page.getByText(label, { exact: true }).first().locator('..').locator('dd');
const numberOf = async (label: string) => Number((await figure(label).innerText()).replace(/\D/g, ''));
/** Waits for the recount: a second or two, more on a busy machine. */
const soon = <T>(value: () => Promise<T>) => expect.poll(value, { interval: 100 });
const chart = (name: string) => page.getByRole('region', { name, exact: true });

test('the dashboard’s figures and Analytics count a hunt that is played, without a reload', async () => {
  const health = page.getByRole('region', { name: healthTexts.heading });
  // What is well is folded.
  await health.locator('summary').click();
  for (const name of Object.values(healthTexts.names)) await health.getByText(name, { exact: true }).waitFor();
  await page.getByRole('region', { name: 'SMS Message Analytics' }).getByText('Last 30 days').waitFor();
  const before = { bookings: await numberOf('Total Bookings'), month: await numberOf('Last 30 days') };

  const now = new Date();
  const booking = aBooking({
    tour_id: tour.id,
    tour_name: tour.name,
    stops_count: STOPS,
    phone_numbers: [phone.number],
    created_at: now,
    confirmed_at: now,
  });
  await db.doc(`${collections.bookings}/${bookingId}`).set(booking);
  await recountFigures(`day.${londonDay(now)}.bookings`);
  for (const text of ['START', 'badger', 'answer1', 'CLAIMED', 'SKIP']) await phone.send(text);
  await soon(() => numberOf('Total Bookings')).toBeGreaterThan(before.bookings);
  await soon(() => numberOf('Last 30 days')).toBeGreaterThanOrEqual(before.month + 10);
  await soon(() => numberOf('Last 7 days')).toBeGreaterThanOrEqual(10);

  // Analytics shows them by day, week and month and stop by stop: as a picture, a table and a file.
  await page.getByRole('link', { name: 'Analytics' }).click();
  await chart('Bookings').getByRole('img', { name: 'Bookings, the last 30 days' }).locator('svg').first().waitFor();
  for (const name of [
    'Revenue',
    'Messages and their cost',
    'Completion rate',
    'Wrong answers, hints and skips',
    'Votes',
  ])
    await chart(name).waitFor();

  await openTab(page, 'Month');
  const bookings = chart('Bookings');
  await bookings.getByText('Show the figures').click();
  const rows = bookings.getByRole('table').getByRole('row');
  await soon(() => rows.count()).toBe(13);
  await soon(async () => Number((await rows.last().innerText()).split(/\s+/).at(-1))).toBeGreaterThan(0);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bookings.getByRole('button', { name: 'Download CSV: Bookings' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^bookings-by-month-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines[0]).toContain('Month,Bookings');
  expect(lines).toHaveLength(13);

  await page.getByLabel('Tour', { exact: true }).selectOption(tour.id);
  const drop = chart('Drop-off per stop');
  await drop.getByText('Show the figures').click();
  const stop = (n: number) => drop.getByRole('row', { name: new RegExp(`^${n}\\. Wall ${n}`) });
  await soon(() => stop(1).innerText()).toMatch(/Wall 1\s+1\s+0\s+0\s+1\s+1/);
  await soon(() => stop(3).innerText()).toMatch(/Wall 3\s+1\s+0\s+1\s+0/);
  const stumbles = chart('Wrong answers, hints and skips per stop');
  await stumbles.getByText('Show the figures').click();
  const stumbled = (n: number) => stumbles.getByRole('row', { name: new RegExp(`^${n}\\. Wall ${n}`) });
  await soon(() => stumbled(1).innerText()).toMatch(/Wall 1\s+1\s+0\s+0/);
  await soon(() => stumbled(2).innerText()).toMatch(/Wall 2\s+0\s+0\s+1/);

  // A player skips the third stop while an admin looks at it. The last move is set back in time, so
  // that this SKIP does not count as a repetition of an earlier one.
  await db.doc(`${collections.bookings}/${bookingId}`).update({ 'hunt.moved.at': new Date(Date.now() - 60_000) });
  await phone.send('SKIP');
  await soon(() => stumbled(3).innerText()).toMatch(/Wall 3\s+0\s+0\s+1/);
});

test('Takings counts a payment and a refund as they move, and gives an accountant a row a day', async () => {
  const today = londonDay(new Date());
  const id = crypto.randomUUID();
  const moved = async (name: string, movement: Movement) => {
    await db.doc(`${collections.ledger}/${name}`).set(movement);
    await recountFigures(`day.${today}.takings`);
  };
  await page.getByRole('link', { name: 'Analytics' }).click();
  const takings = chart('Takings');
  const pence = async (line: string) => {
    const shown = await takings.locator('dl > div').filter({ hasText: line }).locator('dd').innerText();
    return Math.round(Number(shown.replace('−', '-').replace(/[£,]/g, '')) * 100);
  };
  await takings.getByRole('term').filter({ hasText: 'Taken by card' }).waitFor();
  const before = { card: await pence('Taken by card'), net: await pence('Net'), refunds: await pence('Refunds') };

  // A payment of £18,000 for a team that paid £20 less. Other tests refund much less than £8,000 meanwhile.
  await moved(`payment_${id}`, aMovement({ order_id: id, at: new Date(), card: 1_800_000, discount: 2000, fee: 290 }));
  await soon(() => pence('Taken by card')).toBeGreaterThanOrEqual(before.card + 1_800_000);
  await soon(() => pence('Net')).toBeGreaterThanOrEqual(before.net + 1_000_000);
  const refund = { order_id: id, kind: 'refund', at: new Date(), card: -5000, discount: 0, fee: 0 } as const;
  await moved(`refund_re_${id}_${id}`, aMovement(refund));
  await soon(() => pence('Refunds')).toBeLessThanOrEqual(before.refunds - 5000);

  await openTab(page, 'Week');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    takings.getByRole('button', { name: 'CSV for an accountant' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`takings-week-${today}.csv`);
  const [head = '', ...rows] = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
  const cells = rows.map((row) => row.replaceAll('"', '').split(','));
  const columns = head.split(',');
  expect(columns).toContain('Taken by card (GBP)');
  expect(cells.at(-1)?.[0]).toBe('Total');
  expect(cells.at(-2)?.[0]).toBe(today);
  for (const [n, title] of columns.entries()) {
    if (!title.endsWith('(GBP)')) continue;
    expect(cells.every((row) => /^-?\d+\.\d\d$/.test(row[n] ?? ''))).toBe(true);
    const sum = cells.slice(0, -1).reduce((total, row) => total + Math.round(Number(row[n]) * 100), 0);
    expect(sum, title).toBe(Math.round(Number(cells.at(-1)?.[n]) * 100));
  }
  await takings.getByText('Show the figures').click();
  await soon(() => takings.getByRole('row').count()).toBe(14);

  // The nightly check has found an order that differs: the desk says so at once.
  const ledger = { at: new Date(), from: today, to: today, compared: 1, differs: 1 };
  const differences = [{ kind: 'payment', stripe_id: 'pi_1', order_id: id, here: 18_000, there: null }];
  await db.doc(documents.health).set({ ledger: { ...ledger, differences } }, { merge: true });
  await takings.getByText(`Order ${id}, payment pi_1: here £180.00, at Stripe missing`).waitFor();
  await db.doc(documents.health).set({ ledger: { ...ledger, differs: 0, differences: [] } }, { merge: true });
  await takings.getByText('Stripe has the same sums').waitFor();
});
