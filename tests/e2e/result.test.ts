import { bookingTexts } from '@streetlore/domain/booking';
import { contestTexts } from '@streetlore/domain/contest';
import { collections, routes } from '@streetlore/domain/paths';
import { picturePath, pictureShapes, resultTexts as texts } from '@streetlore/domain/result';
import { siteUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { pageIdOf, shareIdOf, teamTokenOf } from '../../functions/src/store/link-ids.ts';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { answersOf, aPlayableTour } from '../support/hunt-tour.ts';
import { aPhone } from '../support/phone.ts';
import { aJpeg, places } from '../support/photos.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { atBothWidths, cards, overflows, payWith, viewports, visit } from '../support/site.ts';

const db = platformFirestore();
const browser = await sharedChromium();
const tour = await aPlayableTour(db, 2);
afterAll(async () => {
  const { docs } = await db.collection(collections.reviews).where('tour_id', '==', tour.id).get();
  await Promise.all(docs.map((review) => db.recursiveDelete(review.ref)));
  await tour.remove();
});

/** Books as a visitor, plays to the end by text, and returns the open page with the link's token. */
async function played(team: string) {
  const visited = await visit(browser, `/book/${tour.id}`, viewports.phone);
  const { page } = visited;
  const phone = aPhone();
  await page.getByLabel('Participant 1 phone number').fill(phone.number);
  await page.getByRole('button', { name: bookingTexts.addTeamName }).click();
  await page.getByLabel('Team name').fill(team);
  await page.getByRole('button', { name: bookingTexts.toPayment }).click();
  await payWith(page, cards.pays);
  await page.getByRole('link', { name: bookingTexts.toYourHunt }).click();
  await page.waitForURL(/\/hunt#/);
  const token = new URL(page.url()).hash.slice(1);
  await phone.next();
  await phone.say('START');
  // A team that has walked for an hour: one that plays on at once would be faster than legs.
  const started_at = new Date(Date.now() - 3_600_000);
  const [booking] = (await db.collection(collections.bookings).where('page_id', '==', pageIdOf(token)).get()).docs;
  await booking?.ref.update({ started_at });
  const [first = '', second = ''] = await answersOf(db, tour.id);
  // The first wrong guess is free.
  await phone.say('a giraffe');
  await phone.say('a badger');
  await phone.say(first);
  await phone.say('CLAIMED');
  await phone.say(second);
  await phone.next();
  return { ...visited, pageId: pageIdOf(token) };
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a team sees how its hunt went, shares its picture, reviews it once, and enters a photo of its wall', async () => {
  const team = `The Stencils ${Math.floor(Math.random() * 900 + 100)}`;
  const { page, context, complaints, pageId } = await played(team);
  await page.goto(`${siteUrl}${routes.teamPage}#${teamTokenOf(pageId)}`);
  const main = page.locator('main');
  await main.getByRole('heading', { name: texts.title }).waitFor();
  await main.getByRole('row', { name: new RegExp(texts.parts.solved(2)) }).waitFor();
  await main.getByRole('row', { name: new RegExp(`${texts.parts.wrong} − 10`) }).waitFor();
  await main.getByText(/^(Place \d+|Not among the first 25) this week$/).waitFor();
  expect(await main.getByRole('listitem').filter({ hasText: texts.outcome.solved }).count()).toBe(2);

  const picture = main.getByRole('img', { name: new RegExp(`^${team} finished ${tour.name}`) });
  await picture.waitFor();
  await atBothWidths(page, async () => {
    expect(await seriousFaults(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
  });
  await page.setViewportSize(viewports.phone);
  await main.getByLabel(texts.shapes.square, { exact: true }).check();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(1080);
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, texts.download)]);
  expect(download.suggestedFilename()).toMatch(/^streetlore-the-stencils-\d+-square\.jpg$/);
  const saved = await sharp(await download.path()).metadata();
  expect({ width: saved.width, height: saved.height }).toEqual(pictureShapes.square);

  await press(page, texts.send);
  await main.getByText(texts.noStars).waitFor();
  await main.getByLabel(texts.starsOf(4), { exact: true }).check();
  await main.getByLabel(texts.sentence).fill('the second wall was a riot');
  await main.getByLabel(texts.yourName).fill('Ann');
  await press(page, texts.send);
  await main.getByText(texts.thanks).waitFor();
  const reviews = async () => {
    const { docs } = await db.collection(collections.reviews).where('tour_id', '==', tour.id).get();
    return docs.map((review) => review.data());
  };
  expect(await reviews()).toMatchObject([{ rating: 4, text: 'the second wall was a riot', team, status: 'shown' }]);
  await page.reload();
  await press(page, texts.change);
  await main.getByLabel(texts.starsOf(5), { exact: true }).check();
  await press(page, texts.send);
  await main.getByText('5 out of 5 stars').waitFor();
  expect(await reviews()).toMatchObject([{ rating: 5, text: 'the second wall was a riot' }]);

  await main
    .getByRole('link', { name: /^Enter your photo of (?!a wall)/ })
    .first()
    .click();
  await page.getByText(/^For your photo of .*, from Walk of the Tests/).waitFor();
  // A photo's own place does not replace the wall's.
  await page.getByLabel(contestTexts.choose).setInputFiles({
    name: 'wall.jpg',
    mimeType: 'image/jpeg',
    buffer: await aJpeg({ gps: places.shoreditch }),
  });
  const stops = await db.collection(collections.tourStops).where('tour_id', '==', tour.id).orderBy('stop_number').get();
  const name = String(stops.docs[0]?.get('location_name'));
  await expect.poll(() => page.getByLabel(contestTexts.labels.title).inputValue()).toBe(name);
  expect(await page.getByLabel(new RegExp(`^${contestTexts.labels.location}`)).inputValue()).toBe(
    `${name}, Shoreditch`,
  );
  expect(complaints).toEqual([]);
  await context.close();

  const shareId = shareIdOf(pageId);
  const file = await fetch(siteUrl + picturePath(shareId, 'wide'));
  expect(file.headers.get('content-type')).toBe('image/jpeg');
  const wide = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
  expect({ width: wide.width, height: wide.height }).toEqual(pictureShapes.wide);
  const html = await (await fetch(siteUrl + routes.shared(shareId))).text();
  expect(html).toContain(`${team} finished ${tour.name}`);
  expect(html).toContain(picturePath(shareId, 'wide'));
  const shared = await visit(browser, routes.shared(shareId), viewports.phone);
  const poster = shared.page.locator('main img');
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await atBothWidths(shared.page, async () => {
    expect(await seriousFaults(shared.page)).toEqual([]);
    expect(await overflows(shared.page)).toBe(false);
  });
  expect(shared.complaints).toEqual([]);
});
