import { bookingTexts } from '@streetlore/domain/booking';
import { collections, routes } from '@streetlore/domain/paths';
import { TEXT_ONLY, tourTexts, visitLabels } from '@streetlore/domain/tour';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
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
    const { page, context } = await visit(browser, seeded, viewports.phone);
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
    await context.close();
  });
});

const names = (page: Page) => page.locator('main article h2').allTextContents();

describe('filters', () => {
  test('stand in the address, and Back undoes them one by one', async () => {
    const { page, context, complaints } = await visit(browser, routes.tours, viewports.phone);
    await hydrated(page);
    await page.getByLabel('Step-free').selectOption({ label: 'At least partly' });
    await expect.poll(() => names(page)).toHaveLength(3);
    await page.getByLabel('Duration').selectOption({ label: 'Up to 2 hours' });
    await expect.poll(() => names(page)).toEqual(['Canals & Colour Tour']);
    await page.getByText(tourTexts.shown(1, 4)).waitFor();
    expect(new URL(page.url()).search).toBe('?step_free=partly&duration=2');
    expect(await seriousFaults(page)).toEqual([]);

    // Whoever gets the address sees the same.
    const shared = await visit(browser, routes.tours + new URL(page.url()).search, viewports.desktop);
    await expect.poll(() => names(shared.page)).toEqual(['Canals & Colour Tour']);
    expect(await shared.page.getByLabel('Duration').inputValue()).toBe('2');
    expect(shared.complaints).toEqual([]);
    await shared.context.close();

    // Back from a tour returns to the filtered list, and then undoes the last filter.
    await page.getByRole('link', { name: 'Canals & Colour Tour', exact: true }).click();
    await page.getByRole('heading', { name: visitLabels.station }).or(page.getByText(visitLabels.station)).waitFor();
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(['Canals & Colour Tour']);
    await page.goBack();
    await expect.poll(() => names(page)).toHaveLength(3);
    expect(await page.getByLabel('Duration').inputValue()).toBe('any');
    await page.goBack();
    await expect.poll(() => names(page)).toHaveLength(4);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('that leave nothing say which of them to let go of', async () => {
    const { page, context } = await visit(browser, `${routes.tours}?duration=2&difficulty=Hard`, viewports.phone);
    await page.getByRole('heading', { name: tourTexts.noneFits }).waitFor();
    expect(await overflows(page)).toBe(false);
    await page.getByRole('button', { name: tourTexts.without('Duration: Up to 2 hours', 1) }).click();
    await expect.poll(() => names(page)).toEqual(['Gigs & Graffiti Tour']);
    await page.goBack();
    await page.getByRole('button', { name: tourTexts.showAll }).click();
    await expect.poll(() => names(page)).toHaveLength(4);
    expect(new URL(page.url()).search).toBe('');
    await context.close();
  });
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
    const { page, context } = await visitAsAdmin(browser, `${routes.admin}/tours/${id}`, viewports.phone);
    const shown = await visit(browser, `/tours/uk/london/shoreditch/${id}`, viewports.phone);
    await shown.page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByLabel(visitLabels.station).fill('Old Street, exit 2');
    await page.getByLabel(visitLabels.step_free, { exact: true }).selectOption('yes');
    await page.getByLabel(visitLabels.step_free_note).fill('Lifts at both ends.');
    await page.getByLabel(visitLabels.dogs).fill('Two at most');
    await page.getByLabel(visitLabels.toilets).fill('');
    await page.getByLabel(`${visitLabels.text_only}: ${TEXT_ONLY.toLowerCase()}`).check();
    expect(await overflows(page)).toBe(false);
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save Tour' }).click();
    await page.getByText('Tour saved successfully!').waitFor();
    for (const text of ['Old Street, exit 2', 'Lifts at both ends.', 'Two at most', TEXT_ONLY])
      await shown.page.getByText(text, { exact: true }).waitFor();
    expect(await shown.page.getByText(visitLabels.toilets, { exact: true }).count()).toBe(0);
    await page.getByLabel(visitLabels.step_free, { exact: true }).selectOption('');
    await page.getByRole('button', { name: 'Save Tour' }).click();
    await shown.page.getByText('Lifts at both ends.').waitFor({ state: 'detached' });
    await Promise.all([context.close(), shown.context.close()]);
  });
});
