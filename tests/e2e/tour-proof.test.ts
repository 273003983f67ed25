import { bookingTexts } from '@streetlore/domain/booking';
import { collections, routes } from '@streetlore/domain/paths';
import { OUR_DRAWING } from '@streetlore/domain/picture';
import { aTour } from '@streetlore/domain/testing';
import { TEXT_ONLY, visitLabels } from '@streetlore/domain/tour';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { hydrated, overflows, viewports, visit, visitAsAdmin } from '../support/site.ts';
import { storeTour } from '../support/store-tour.ts';

const db = platformFirestore();
const browser = await sharedChromium();

/** What a phone of 390 px shows between its browser's bars. */
const fold = { width: 390, height: 664 };
const seeded = '/tours/uk/london/shoreditch/color-vinyl-tour';

describe('before paying', () => {
  test('the top of a tour’s page says everything that decides, on a phone', async () => {
    const { page } = await visit(browser, seeded, viewports.phone);
    await page.setViewportSize(fold);
    await hydrated(page);
    const bar = page.getByText(bookingTexts.freeToChange).last();
    const said = [
      page.getByText('3h', { exact: true }),
      page.getByText(/^\d\.\d km, wall to wall$/),
      page.getByText('8', { exact: true }).first(),
      page.getByText('Medium', { exact: true }),
      page.getByText('Village Underground, Holywell Lane').first(),
      page.getByText('Shoreditch High Street (Windrush line), 4 minutes on foot'),
      page.getByText(/^Hanbury Street, off Brick Lane/),
      page.getByText(/out of 5,/).first(),
      page.getByText('£10.00').last(),
      bar,
    ];
    for (const one of said) {
      const box = await one.boundingBox();
      expect(box, String(one)).not.toBeNull();
      expect((box?.y ?? 0) + (box?.height ?? 0), String(one)).toBeLessThanOrEqual(fold.height);
    }
    // The bar at the bottom covers none of the facts.
    const top = (await bar.boundingBox())?.y ?? 0;
    const finish = await page.getByText(/^Hanbury Street, off Brick Lane/).boundingBox();
    expect((finish?.y ?? 0) + (finish?.height ?? 0)).toBeLessThan(top);
    expect(await overflows(page)).toBe(false);
    expect(await seriousFaults(page)).toEqual([]);
  });
});

const names = (page: Page) => page.locator('main article h2').allTextContents();

test('filters stand in the address, and Back undoes them one by one', async () => {
  // Tours come by name, so these three are among the first.
  const tag = crypto.randomUUID().slice(0, 8);
  const [short, long, stairs] = [`Aardvark Alley ${tag}`, `Aardvark Basin ${tag}`, `Aardvark Close ${tag}`];
  const made = await Promise.all(
    [
      aTour({ name: short, step_free: 'partly', duration: '2h' }),
      aTour({ name: long, step_free: 'yes', duration: '4h' }),
      aTour({ name: stairs, step_free: 'no', duration: '2h' }),
    ].map((tour) => db.collection(collections.tours).add(tour)),
  );
  onTestFinished(async () => void (await Promise.all(made.map((tour) => tour.delete()))));
  const own = async (page: Page) => (await names(page)).filter((name) => name.endsWith(tag));

  const { page, complaints } = await visit(browser, routes.tours, viewports.phone);
  await hydrated(page);
  await expect.poll(() => own(page)).toEqual([short, long, stairs]);
  await page.getByLabel('Step-free').selectOption({ label: 'At least partly' });
  await expect.poll(() => own(page)).toEqual([short, long]);
  await page.getByLabel('Duration').selectOption({ label: 'Up to 2 hours' });
  await expect.poll(() => own(page)).toEqual([short]);
  await page.getByText(/^\d+ of \d+ tours$/).waitFor();
  expect(new URL(page.url()).search).toBe('?step_free=partly&duration=2');
  expect(await seriousFaults(page)).toEqual([]);

  // Whoever gets the address sees the same.
  const shared = await visit(browser, routes.tours + new URL(page.url()).search, viewports.desktop);
  await expect.poll(() => own(shared.page)).toEqual([short]);
  expect(await shared.page.getByLabel('Duration').inputValue()).toBe('2');
  expect(shared.complaints).toEqual([]);

  // Back from a tour returns to the filtered list, and then undoes the last filter.
  await page.getByRole('link', { name: short, exact: true }).click();
  await page.getByText(visitLabels.station, { exact: true }).waitFor();
  await page.goBack();
  await expect.poll(() => own(page)).toEqual([short]);
  await page.goBack();
  await expect.poll(() => own(page)).toEqual([short, long]);
  expect(await page.getByLabel('Duration').inputValue()).toBe('any');
  await page.goBack();
  await expect.poll(() => own(page)).toEqual([short, long, stairs]);
  expect(complaints).toEqual([]);
});

describe('the editor', () => {
  const id = `proof-${crypto.randomUUID().slice(0, 8)}`;
  afterAll(async () => {
    for (const name of [collections.tourStops, collections.tourStopSecrets, collections.tourPartners]) {
      const parts = await db.collection(name).where('tour_id', '==', id).get();
      for (const { ref } of parts.docs) await ref.delete();
    }
    await db.doc(`${collections.tours}/${id}`).delete();
  });

  test('says of a tour what an admin fills in, and nothing of what they leave empty', async () => {
    await storeTour(db, id);
    const { page } = await visitAsAdmin(browser, `${routes.admin}/tours/${id}`, viewports.phone);
    const shown = await visit(browser, `/tours/uk/london/shoreditch/${id}`, viewports.phone);
    await shown.page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByLabel(visitLabels.station).fill('Old Street, exit 2');
    await page.getByLabel(visitLabels.step_free, { exact: true }).selectOption('yes');
    await page.getByLabel(visitLabels.step_free_note).fill('Lifts at both ends.');
    await page.getByLabel(visitLabels.dogs).fill('Two at most');
    await page.getByLabel(visitLabels.toilets).fill('');
    await page.getByLabel(`${visitLabels.text_only}: ${TEXT_ONLY.toLowerCase()}`).check();
    await page.getByLabel('Picture credit', { exact: false }).first().fill(OUR_DRAWING);
    await page.getByLabel('From the left').first().press('Home');
    expect(await overflows(page)).toBe(false);
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save Tour' }).click();
    // Not the toast, which goes after some seconds: what a visitor sees.
    for (const text of ['Old Street, exit 2', 'Lifts at both ends.', 'Two at most', TEXT_ONLY, OUR_DRAWING])
      await shown.page.getByText(text, { exact: true }).waitFor();
    const picture = shown.page.getByAltText('Street art in Shoreditch');
    expect(await picture.evaluate((img) => getComputedStyle(img).objectPosition)).toBe('0% 60%');
    expect(await shown.page.getByText(visitLabels.toilets, { exact: true }).count()).toBe(0);
    await page.getByLabel(visitLabels.step_free, { exact: true }).selectOption('');
    await page.getByRole('button', { name: 'Save Tour' }).click();
    await shown.page.getByText('Lifts at both ends.').waitFor({ state: 'detached' });
  });
});
