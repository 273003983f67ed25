import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openInMaps } from '@streetlore/domain/city';
import { boardTexts, partiesTexts } from '@streetlore/domain/party';
import { routes } from '@streetlore/domain/paths';
import { siteUrl } from '@streetlore/emulators/config';
import { startPlatform } from '@streetlore/emulators/platform';
import { printedProgress } from '@streetlore/emulators/progress';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { launchChromium } from '../support/chromium.ts';

/**
 * `npm run picture`: takes README's pictures with the seeded London.
 * - docs/home.png is Home, and docs/home.json has its words. web/src/site/home/home-picture.test.tsx
 *   fails when Home says something else.
 * - docs/party.png is three phones side by side: /parties, and a team's page and a party's board that
 *   are under way.
 */
const viewport = { width: 1440, height: 1440 };
const phone = { width: 390, height: 844 };
/** The pixels between two phones. */
const GAP = 24;
const docs = (name: string) => fileURLToPath(new URL(`../../docs/${name}`, import.meta.url));

async function takePicture(page: Page): Promise<void> {
  await page.goto(siteUrl + routes.home);
  const cards = page.getByRole('region', { name: 'Four corners of London' }).getByRole('article');
  await cards.first().waitFor();
  await page.evaluate(picturesInView);
  const words = {
    hero: await wordsOf(page.locator('section', { has: page.getByRole('heading', { level: 1 }) })),
    tours: await Promise.all((await cards.all()).map(wordsOf)),
  };
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture).png({ palette: true, quality: 90 }).toFile(docs('home.png'));
  writeFileSync(docs('home.json'), `${JSON.stringify(words, null, 2)}\n`);
}

type Shown = readonly [address: string, lastPart: Locator];

/** Takes pages as phones show them, side by side. Each is complete once its last part is there. */
async function takePhones(page: Page, shown: readonly Shown[]): Promise<void> {
  await page.setViewportSize(phone);
  const pictures: Buffer[] = [];
  for (const [address, lastPart] of shown) {
    await page.goto('about:blank');
    await page.goto(address);
    await lastPart.first().waitFor();
    await page.evaluate(picturesInView);
    pictures.push(await page.screenshot({ animations: 'disabled' }));
  }
  const width = pictures.length * (phone.width + GAP) - GAP;
  await sharp({ create: { width, height: phone.height, channels: 4, background: '#0000' } })
    .composite(pictures.map((input, n) => ({ input, left: n * (phone.width + GAP), top: 0 })))
    .png({ palette: true, quality: 90 })
    .toFile(docs('party.png'));
}

/** Runs in the page. Resolves when the typefaces and all pictures in view have loaded. */
async function picturesInView(): Promise<void> {
  const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
  await Promise.all([document.fonts.ready, ...inView.map((image) => image.decode())]);
}

/** The text of a part of the page, each element's apart by a blank. */
const wordsOf = (part: Locator): Promise<string> =>
  part.evaluate((element) =>
    element.innerHTML
      .replace(/<!--.*?-->/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&amp;/g, '&')
      .replace(/\s+/g, ' ')
      .trim(),
  );

const platform = await startPlatform({ site: 'built', progress: printedProgress() });
try {
  const browser = await launchChromium();
  const context = await browser.newContext({ viewport, locale: 'en-GB', reducedMotion: 'reduce' });
  // Without a network Chromium believes that it is offline, and Home says so.
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }));
  const page = await context.newPage();
  await takePicture(page);
  const linkTo = (route: string) => platform.links.find(({ address }) => address.includes(`${route}#`))?.address ?? '';
  await takePhones(page, [
    [siteUrl + routes.parties, page.getByRole('heading', { name: partiesTexts.title })],
    [linkTo(routes.teamPage), page.getByRole('link', { name: openInMaps })],
    [linkTo(routes.partyBoard), page.getByRole('columnheader', { name: boardTexts.walls })],
  ]);
  await browser.close();
} finally {
  await platform.stop();
}
process.exit();
