import { readFile } from 'node:fs/promises';
import { collections, routes } from '@streetlore/domain/paths';
import { formatPhone } from '@streetlore/domain/phone';
import { aBooking } from '@streetlore/domain/testing';
import { londonDay } from '@streetlore/domain/time';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { requestHolder } from '../support/network.ts';
import { aPhone, type Phone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { atBothWidths, viewports, visitAsAdmin } from '../support/site.ts';

const db = platformFirestore();
const browser = await sharedChromium();

/** Books the newest hunt, which waits for START. */
async function book(team_name: string | null, ...phones: Phone[]): Promise<string> {
  const id = crypto.randomUUID();
  const phone_numbers = phones.map(({ number }) => number);
  await db.doc(`${collections.bookings}/${id}`).set(aBooking({ created_at: new Date(), phone_numbers, team_name }));
  return id;
}

const exportsBy = (page: Page) => page.getByRole('dialog', { name: 'Export Data' });

describe('from the dashboard', () => {
  test('a broadcast shows who gets it, its length and its price, and reaches the chosen hunts’ phones', async () => {
    const [one, two, quiet] = [aPhone(), aPhone(), aPhone()];
    await Promise.all([book(null, one), book(null, two, quiet)]);
    await quiet.send('STOP');
    const { page, complaints } = await visitAsAdmin(browser, routes.admin, viewports.phone);
    await page.getByRole('button', { name: 'Send Broadcast' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send Broadcast' });
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog.getByText('Choose at least one hunt').waitFor();
    await dialog.getByText('Write a text first').waitFor();
    // Hunts that wait for START are left out until they are chosen.
    await expect.poll(() => dialog.getByLabel(formatPhone(one.number)).count()).toBe(0);
    await dialog.getByLabel('State').selectOption('Waiting for START');
    for (const phone of [one, two]) await dialog.getByLabel(formatPhone(phone.number)).check();
    await dialog.getByText('2 hunts chosen, 3 phones').waitFor();
    await dialog.getByLabel('Text').fill('ж'.repeat(135));
    await dialog.getByText('This text takes 3 segments. Keep it to 2.').waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: 'Preview' }).isDisabled()).toBe(true);
    const words = `Rain at four, ${crypto.randomUUID()}.`;
    await dialog.getByLabel('Text').fill(words);
    await dialog.getByText(`${words.length} characters, 1 segment`).waitFor();
    await dialog.getByText('3 segments in all, about £0.12').waitFor();

    await expect
      .poll(async () => (await db.doc(`${collections.smsPhones}/${quiet.number}`).get()).get('opted_out'))
      .toBe(true);
    await dialog.getByRole('button', { name: 'Preview' }).click();
    const question = page.getByRole('dialog', { name: 'Send this broadcast?' });
    await question.getByText('2 phones, 1 segment each, about £0.08').waitFor();
    await question.getByText('1 number has opted out of texts and will not get it.').waitFor();
    expect(await one.received()).not.toContain(words);
    await question.getByRole('button', { name: 'Send to 2 phones' }).click();
    await dialog.getByText('Broadcast sent').waitFor();
    await dialog.getByText('2 of 2 texts sent').waitFor();
    for (const phone of [one, two]) expect(await phone.received()).toContain(words);
    expect(await quiet.received()).not.toContain(words);
    await atBothWidths(page, async () => expect(await seriousFaults(page)).toEqual([]));
    await dialog.getByRole('button', { name: 'Done' }).click();
    const reports = page.getByRole('link', { name: 'View Reports' });
    await expect.poll(() => reports.getAttribute('href')).toBe('/admin/analytics');
    expect(complaints).toEqual([]);
  });
});

test('bookings are exported as a CSV file, noted in the log; a cancelled export saves nothing', async () => {
  const player = aPhone();
  const id = await book('=cmd|calc', player);
  const { page, complaints } = await visitAsAdmin(browser, routes.admin, viewports.desktop);
  await page.getByRole('button', { name: 'Export Data' }).click();
  const today = londonDay(new Date());
  await exportsBy(page).getByLabel('From').fill(today);
  await exportsBy(page).getByLabel('To').fill('2020-01-01');
  await exportsBy(page).getByRole('button', { name: 'Export Data' }).click();
  await exportsBy(page).getByText('The last day is before the first').waitFor();
  await exportsBy(page).getByLabel('To').fill(today);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    exportsBy(page).getByRole('button', { name: 'Export Data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`bookings-${today}-to-${today}.csv`);
  const [head = '', ...rows] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(head.replace('\uFEFF', '')).toMatch(/^id,created_at,status,tour,participants,phone_numbers,email,team_name,/);
  const row = rows.find((line) => line.startsWith(id)) ?? '';
  // A team may have any name, which no spreadsheet must run as a formula. A number stays a number.
  expect(row).toContain(`,confirmed,Color & Vinyl,1,"${player.number}",,"'=cmd|calc",`);
  await exportsBy(page)
    .getByText(/ is saved: [\d,]+ rows?\.$/)
    .waitFor();
  const log = await db.collection(collections.auditLog).where('target', '==', collections.bookings).get();
  const entries = log.docs.map((entry) => entry.data()).filter(({ action }) => action === 'data_exported');
  expect(entries).toContainEqual(
    expect.objectContaining({
      actor_email: 'admin@streetlore.test',
      detail: { from: today, to: today, rows: rows.filter(Boolean).length },
    }),
  );

  // The other three exports, of the last 30 days. Whatever data the seed and other tests have left,
  // each export can be read and is whole.
  await exportsBy(page)
    .getByLabel('From')
    .fill(londonDay(new Date(Date.now() - 30 * 24 * 3_600_000)));
  for (const [kind, columns] of [
    ['messages', 'id,sent_at,direction,phone_number,page_player,message_type,message_content,is_test,status,'],
    ['subscribers', 'created_at,email,status,confirmed,source,'],
    ['submissions', 'id,submitted_at,status,title,'],
  ] as const) {
    await exportsBy(page).getByLabel('What').selectOption(kind);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      exportsBy(page).getByRole('button', { name: 'Export Data' }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toMatch(new RegExp(`^\uFEFF${columns}`));
    const said = await exportsBy(page)
      .getByText(new RegExp(`^${kind}-.* is saved: `))
      .textContent();
    expect(Number(/: ([\d,]+) row/.exec(said ?? '')?.[1]?.replace(',', ''))).toBeGreaterThan(0);
  }

  const { hold, release } = requestHolder('**/recordExport');
  await hold(page);
  await exportsBy(page).getByLabel('What').selectOption('subscribers');
  await exportsBy(page).getByRole('button', { name: 'Export Data' }).click();
  await exportsBy(page).getByRole('button', { name: 'Cancel' }).click();
  release();
  await exportsBy(page).getByText('The export was cancelled. Nothing was saved.').waitFor();
  expect(complaints).toEqual([]);
});
