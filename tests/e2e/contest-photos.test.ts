import { contestTexts } from '@streetlore/domain/contest';
import { collections } from '@streetlore/domain/paths';
import { siteUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { aTitle, choose, fillAndSend, formIsThere, openPhotoOnWall } from '../support/contest.ts';
import { intercept } from '../support/network.ts';
import { aWall, type PhotoFile, places, tenPhotos } from '../support/photos.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { overflows, viewports, visit } from '../support/site.ts';

const db = platformFirestore();
const made: string[] = [];
const browser = await sharedChromium();
const ten = await tenPhotos();
afterAll(() => Promise.all(made.map((path) => db.recursiveDelete(db.doc(path)))));

describe('ten photos', () => {
  const start = async (viewport: keyof typeof viewports, photo: PhotoFile) => {
    const visitor = await visit(browser, '/contest', viewports[viewport]);
    await choose(visitor.page, photo);
    return visitor;
  };
  const publish = async (page: Page, about: string) => {
    const title = aTitle(about);
    await fillAndSend(page, title);
    await openPhotoOnWall(page, title);
    const [stored] = (await db.collection(collections.contestSubmissions).where('title', '==', title).get()).docs;
    if (stored) made.push(stored.ref.path);
    return { title, data: stored?.data() };
  };

  test('GPS in London: place, camera, words and tags are filled in, and other browsers show it at once', async () => {
    const watcher = await visit(browser, '/contest', viewports.desktop);
    await watcher.page.getByLabel('Show').selectOption({ label: 'This Week' });
    const { page } = await start('phone', ten.inLondon);
    await formIsThere(page);
    for (const text of ['GPS Located', 'Fujifilm X100VI']) await page.getByText(text, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Remove street-art' }).waitFor();
    await expect.poll(() => page.getByLabel('Location').inputValue()).toMatch(/London|Shoreditch/);
    await expect.poll(() => page.getByLabel('Title').inputValue()).not.toBe('');
    expect(await seriousFaults(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);

    await page.getByRole('textbox', { name: 'Tags' }).fill('  Big Bird ');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove big-bird' }).waitFor();
    await page.getByRole('button', { name: 'Remove urban-art' }).click();
    const { title, data } = await publish(page, 'London');
    expect(data).toMatchObject({ has_gps: true, camera_model: 'X100VI', votes: 0, status: 'approved' });
    expect(data?.tags).toContain('big-bird');
    expect(data?.tags).not.toContain('urban-art');
    await page.getByText('GPS Located').first().waitFor();
    await watcher.page.getByRole('link', { name: title }).waitFor();
  });

  test('GPS elsewhere: the form, page and card say so, and it has no place in London', async () => {
    const { page } = await start('desktop', ten.elsewhere);
    await page.getByText(contestTexts.outsideLondon).waitFor();
    expect(await page.getByLabel('Location').inputValue()).toBe('Outside London');
    expect(await seriousFaults(page)).toEqual([]);
    const { data } = await publish(page, 'Elsewhere');
    expect(data).toMatchObject({ latitude: null, longitude: null, location: 'Outside London', city: 'Outside London' });
    expect(JSON.stringify(data)).not.toContain('48.86');
    await page.getByText(contestTexts.elsewhereWhy).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.goto(`${siteUrl}/contest`);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: data?.title }) });
    await card.getByText('Outside London', { exact: true }).waitFor();
  });

  test('no GPS: the browser gives its position, or why it cannot', async () => {
    const { page, context } = await start('phone', ten.withoutGps);
    await formIsThere(page);
    await context.clearPermissions();
    const here = page.getByRole('button', { name: 'Use my location' });
    await here.click();
    await page.getByText('Location access denied. Please enter location manually.').waitFor();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ ...places.shoreditch, accuracy: 500 });
    await here.click();
    await page.getByText(contestTexts.roughPosition).waitFor();
    expect(await page.getByLabel('Location').inputValue()).toMatch(/London$/);
    expect(await page.getByLabel('Location').inputValue()).not.toContain('°');
    await context.setGeolocation({ ...places.paris, accuracy: 10 });
    await here.click();
    await page.getByText(contestTexts.notInLondon).waitFor();
    await context.setGeolocation({ ...places.shoreditch, accuracy: 10 });
    await here.click();
    await page.getByText('Manual Location').waitFor();
    const { data } = await publish(page, 'By hand');
    expect(data).toMatchObject({ has_gps: false });
    expect(data?.latitude).toBeCloseTo(places.shoreditch.latitude, 3);
    await page.getByText('Manual Location').first().waitFor();
  });

  test('PNG without EXIF: the visitor sets a pin by keyboard, on a map that recovers from a failed load', async () => {
    const { page } = await start('desktop', ten.png);
    await page.getByText(contestTexts.noExif).waitFor();
    const drop = page.getByRole('button', { name: 'Drop a pin' });
    const library = '**/assets/streets-*';
    await intercept(page, library, (route) => route.abort());
    await drop.press('Enter');
    await page.getByText(contestTexts.mapFailed).waitFor();
    await page.unroute(library);
    await drop.press('Enter');
    await drop.press('Enter');
    await page.locator('.leaflet-container').waitFor();
    await page.getByRole('button', { name: contestTexts.pinHere }).press('Enter');
    await page.locator('.leaflet-marker-icon').waitFor();
    await page.getByText('Manual Location').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect((await publish(page, 'Pinned')).data).toMatchObject({ has_gps: false, city: 'London' });
  });

  test.each([
    ['WebP', 'phone', 'webp'],
    ['GIF', 'desktop', 'gif'],
  ] as const)('%s: uploads unchanged, with a typed place', async (_name, viewport, photo) => {
    const { page } = await start(viewport, ten[photo]);
    await page.getByText(contestTexts.noExif).waitFor();
    await page.getByLabel('Location').fill('Leake Street, London');
    // The words found for the photo name its apparent place.
    await page.getByText(/ still names? /).waitFor();
    await page.getByRole('button', { name: /^Take .+ out$/ }).click();
    await expect.poll(() => page.getByText(/ still names? /).count()).toBe(0);
    await expect.poll(() => page.getByLabel('Title').evaluate((input) => input === document.activeElement)).toBe(true);
    expect((await publish(page, photo)).data).toMatchObject({ location: 'Leake Street, London', latitude: null });
  });

  test('a large JPEG: the bar shows progress, a failure keeps the form, and cancelling clears it', async () => {
    const { page } = await start('phone', ten.large);
    await formIsThere(page);
    await page.getByRole('button', { name: contestTexts.send }).click();
    await page.getByText(contestTexts.needs.name).waitFor();
    await page.getByText('Please enter a valid email address').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');

    const shown = page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const values: number[] = [];
          new MutationObserver(() => {
            const bar = document.querySelector('[role=progressbar]');
            const value = Number(bar?.getAttribute('aria-valuenow') ?? Number.NaN);
            if (bar && value !== values.at(-1)) values.push(value);
            if (value === 100) resolve(values);
          }).observe(document.body, { subtree: true, childList: true, attributes: true });
        }),
    );
    await intercept(page, '**/submitPhoto', (route) => route.abort());
    const title = aTitle('Large');
    await fillAndSend(page, title);
    await page.getByRole('alert').getByText('Submission failed. Please try again.').waitFor();
    expect((await shown).length).toBeGreaterThan(2);
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe(title);
    await page.unroute('**/submitPhoto');
    expect((await publish(page, 'Large')).data).toMatchObject({ has_gps: true });

    await page.goto(`${siteUrl}/contest`);
    await choose(page, ten.withoutGps);
    await formIsThere(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText(contestTexts.drop).waitFor();
    await choose(page, ten.withoutGps);
    await formIsThere(page);
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('');
  });

  test('half a photo is refused, in the browser or by the server, and not published', async () => {
    const { page } = await start('phone', ten.truncated);
    const refused = page.getByRole('alert').getByText(/^Analysis failed: /);
    await refused.or(page.getByRole('form', { name: contestTexts.formLabel })).waitFor();
    if (await refused.isVisible()) return;
    const title = aTitle('Half');
    await fillAndSend(page, title);
    await page.getByRole('alert').getByText(contestTexts.refused.broken).waitFor();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe(title);
    await expect.poll(() => page.getByRole('button', { name: contestTexts.send }).isDisabled()).toBe(true);
    expect((await db.collection(collections.contestSubmissions).where('title', '==', title).get()).empty).toBe(true);
  });

  test('a file that is no photo, too large, too small or HEIC is refused, and the page says why', async () => {
    const { page } = await start('desktop', ten.wrongType);
    const alert = page.getByRole('alert');
    await alert
      .getByText('Analysis failed: this file cannot be read as an image. Please try again with a different image.')
      .waitFor();
    await choose(page, { name: 'notes.txt', type: 'text/plain', bytes: Buffer.from('notes') });
    await page
      .getByText('Unsupported file format: text/plain. Please upload a JPEG, PNG, GIF, or WebP image.')
      .waitFor();
    await choose(page, { ...ten.inLondon, bytes: Buffer.alloc(10 * 1024 * 1024 + 1) });
    await page.getByText('File size too large. Please upload an image smaller than 10MB.').waitFor();
    await choose(page, { name: 'dot.png', type: 'image/png', bytes: await aWall(1, 1).png().toBuffer() });
    await alert.getByText(contestTexts.refused.tooSmall).waitFor();
    await page.getByText('at least 200 pixels a side').first().waitFor();
    // HEIC with a JPEG's name, and with its own.
    await choose(page, { ...ten.heic, name: 'IMG_0001.jpg', type: 'image/jpeg' });
    await alert.getByText(contestTexts.heicHint).waitFor();
    await choose(page, ten.heic);
    await page.getByText('Unsupported file format: image/heic.').waitFor();
    await page.getByText(contestTexts.heicHint).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
  });
});
