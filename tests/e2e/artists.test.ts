import { artistTexts } from '@streetlore/domain/artist';
import { artistRoute, collections, documents, routes, stopId } from '@streetlore/domain/paths';
import { aSubmission, aTour } from '@streetlore/domain/testing';
import { stopArtistTexts } from '@streetlore/domain/tour';
import { siteUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { atBothWidths, hydrated, overflows, viewports, visit, visitAsAdmin } from '../support/site.ts';
import { storeTour } from '../support/store-tour.ts';

const db = platformFirestore();
const browser = await sharedChromium();
const tag = crypto.randomUUID().slice(0, 8);
const photo = { id: crypto.randomUUID(), title: `Heron ${tag}` };
const tourId = `aardvark-${tag}`;
const artist = { name: `Vesper ${tag}`, link: 'https://vesper.test', slug: `vesper-${tag}` };
afterAll(async () => {
  const stops = [1, 2, 3].flatMap((n) =>
    [collections.tourStops, collections.tourStopSecrets].map((name) => `${name}/${stopId(tourId, n)}`),
  );
  const made = [documents.submission(photo.id), documents.tour(tourId), ...stops];
  await Promise.all(made.map((path) => db.recursiveDelete(db.doc(path))));
});

/** The nodes of schema.org in a page, as crawlers read them. */
const structured = async (page: Page): Promise<string> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).join('\n');
const statusOf = async (path: string) => (await fetch(siteUrl + path)).status;

test('an admin names the artist of a photo and a wall, and a visitor finds both works on the artist’s page', async () => {
  await db.doc(documents.submission(photo.id)).set(aSubmission({ title: photo.title, submitted_at: new Date() }));
  await storeTour(db, tourId, aTour({ name: `Aardvark ${tag}`, stops_count: 3 }));
  await db.doc(`${collections.tourStops}/${stopId(tourId, 1)}`).update({ image_url: '/art/hero-800.webp' });
  expect(await statusOf(artistRoute(artist.slug))).toBe(404);

  // The photo, in Contest Management.
  const contest = await visitAsAdmin(browser, `${routes.adminSection('contest')}?search=${tag}`, viewports.desktop);
  await contest.page.getByRole('button', { name: `Edit: ${photo.title}` }).click();
  const dialog = contest.page.getByRole('dialog');
  await dialog.getByLabel(artistTexts.isUnknown('')).check();
  expect(await dialog.getByLabel(/^Artist \(optional\)/).isDisabled()).toBe(true);
  await dialog.getByLabel(artistTexts.isUnknown('')).uncheck();
  await dialog.getByLabel(artistTexts.link).fill(artist.link);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await dialog.getByText(artistTexts.needsName).waitFor();
  await dialog.getByLabel(/^Artist \(optional\)/).fill(artist.name);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await contest.page.getByRole('article', { name: photo.title }).getByText(`Art: ${artist.name}`).waitFor();

  // The wall, in the tour editor: its name must not be an answer.
  const editor = await visitAsAdmin(browser, routes.adminTour(tourId, 1), viewports.desktop);
  await editor.page.getByText(stopArtistTexts.warning(3)).waitFor();
  const field = editor.page.getByLabel('Artist of stop 1 (optional)');
  await field.fill('answer1');
  await editor.page.getByRole('button', { name: 'Save Tour' }).click();
  await editor.page.getByText(stopArtistTexts.givesAway('answer1')).first().waitFor();
  await field.fill(artist.name);
  await editor.page.getByText(stopArtistTexts.warning(2)).waitFor();
  await editor.page.getByRole('button', { name: 'Save Tour' }).click();
  await editor.page.getByText('Tour saved successfully!').waitFor();

  // A visitor: the photo, its data, the artist's page, the wall.
  const { page, complaints } = await visit(browser, routes.submission(photo), viewports.phone);
  await page.getByRole('heading', { level: 1, name: photo.title }).waitFor();
  expect(await structured(page)).toContain(`"creator":{"@type":"Person","name":"${artist.name}"`);
  await page.getByRole('link', { name: artist.name }).first().click();
  await page.getByRole('heading', { level: 1, name: artist.name }).waitFor();
  await page.getByRole('link', { name: photo.title }).waitFor();
  await page.getByText(artistTexts.wallOf(1, `Aardvark ${tag}`)).waitFor();
  expect(await page.getByRole('link', { name: artistTexts.ownPage(artist.name) }).getAttribute('href')).toBe(
    artist.link,
  );
  await atBothWidths(page, async () => {
    expect(await seriousFaults(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
  });
  await page.getByRole('link', { name: 'Wall 1' }).click();
  await page.getByRole('heading', { level: 1, name: `Aardvark ${tag}` }).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Wall 1' }).getByText(`Art: ${artist.name}`).waitFor();
  expect(await structured(page)).toContain('"@type":"ImageObject"');
  expect(complaints).toEqual([]);

  // The server writes the page for those without scripts, and says 404 once no work is public.
  const html = await (await fetch(siteUrl + artistRoute(artist.slug))).text();
  expect(html).toContain(photo.title);
  expect(html).toContain(`<title data-static>${artist.name} | Streetlore</title>`);
});

test('the artist’s page is hydrated, and an artist without works is not there', async () => {
  const { page, complaints } = await visit(browser, '/artists/tilda-brickwell', viewports.desktop);
  await hydrated(page);
  await page.getByRole('heading', { level: 1, name: 'Tilda Brickwell' }).waitFor();
  await page.goto(`${siteUrl}/artists/nobody-of-this-name`);
  await page.getByRole('heading', { name: artistTexts.notFound }).waitFor();
  expect(await statusOf('/artists/nobody-of-this-name')).toBe(404);
  expect(complaints).toEqual([]);
});
