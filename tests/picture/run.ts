import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { routes } from '@streetlore/domain/paths';
import { siteUrl } from '@streetlore/emulators/config';
import { startPlatform } from '@streetlore/emulators/platform';
import { printedProgress } from '@streetlore/emulators/progress';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { launchChromium } from '../support/chromium.ts';

/**
 * `npm run picture`: takes README's picture of Home with the seeded London, docs/home.png, and
 * writes its words to docs/home.json. web/src/site/home/home-picture.test.tsx fails when Home says
 * something else.
 */
const viewport = { width: 1440, height: 1440 };
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
  await takePicture(await context.newPage());
  await browser.close();
} finally {
  await platform.stop();
}
process.exit();
