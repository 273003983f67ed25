import { documents } from '@streetlore/domain/paths';
import { publicStatsSchema } from '@streetlore/domain/stats';
import { AGE_LINE } from '@streetlore/domain/wording';
import { siteUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { platformFirestore } from '../../support/admin-sdk.ts';
import { publicPages } from '../../support/public-pages.ts';
import { sharedChromium } from '../../support/shared-chromium.ts';
import { viewports, visit } from '../../support/site.ts';

const read = async (path: string) => await (await fetch(siteUrl + path)).text();
const counted = async () => {
  const stats = (await platformFirestore().doc(documents.publicStats).get()).data();
  return publicStatsSchema.parse({ ...stats, counted_at: new Date() });
};
const tourPath = '/tours/uk/london/shoreditch/color-vinyl-tour';

/** The texts of a page: for people, in its head and for search engines. */
const saidOn = (page: Page) =>
  page.evaluate(() =>
    [
      document.title,
      ...Array.from(document.querySelectorAll('meta[content]'), (meta) => meta.getAttribute('content')),
      ...Array.from(document.querySelectorAll('script[type="application/ld+json"]'), (json) => json.textContent),
      document.body.innerText,
    ].join('\n'),
  );

const browser = await sharedChromium();
/** The texts by the page's path, or by the path of a document for machines. */
const said = new Map<string, string>();
beforeAll(async () => {
  const { page, context } = await visit(browser, '/', viewports.desktop);
  for (const { path, heading } of publicPages) {
    await page.goto(siteUrl + path);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    said.set(path, await saidOn(page));
  }
  for (const path of ['/rss.xml', '/sitemap.xml']) said.set(path, await read(path));
  await context.close();
});

/** Every figure that stands before these words, anywhere. */
function figures(words: RegExp): { path: string; figure: number }[] {
  const pattern = new RegExp(`([\\d,.]+)\\s+(?:${words.source})`, 'gi');
  return [...said].flatMap(([path, text]) =>
    [...text.matchAll(pattern)].map(([, figure = '']) => ({ path, figure: Number(figure.replaceAll(',', '')) })),
  );
}

test('no page, head, structured data or feed shows a rounded sum such as 500+', () => {
  expect(said.size).toBe(publicPages.length + 2);
  for (const [path, text] of said) expect(text.replaceAll(AGE_LINE, '').match(/.*\d\+.*/g), path).toBeNull();
});

test('Home shows the counted sums, and no other page shows another', async () => {
  const { page } = await visit(browser, '/', viewports.desktop);
  const readDifferences = async () => {
    const { explorers, hunts_completed, photos, partners } = await counted();
    const before = [explorers, hunts_completed, photos, partners];
    await page.goto(siteUrl);
    const labels = page.locator('dt', { hasText: /^(explorers|hunts finished|photos on the wall|local partners)$/ });
    await labels.last().waitFor();
    const shown = await labels.evaluateAll((terms) =>
      terms.map((term) => Number(term.nextElementSibling?.textContent?.replaceAll(',', ''))),
    );
    return shown.map((figure, index) => figure - (before[index] ?? 0));
  };
  await expect.poll(readDifferences).toEqual([0, 0, 0, 0]);
  const { explorers, partners } = await counted();
  for (const { path, figure } of figures(/(?:active )?street art enthusiasts/)) expect(figure, path).toBe(explorers);
  const directory = said.get('/partners') ?? '';
  expect(Number(/(\d+)\s+Local Partners/.exec(directory)?.[1])).toBe(partners);
  const ofAreas = [...directory.matchAll(/(\d+) partners?\b/g)].reduce((sum, [, figure]) => sum + Number(figure), 0);
  expect(ofAreas).toBe(partners);
});

test('prices, ratings and numbers of articles are the same on every page', async () => {
  const tours = await platformFirestore().collection('tours').where('status', '==', 'published').get();
  const lowest = Math.min(...tours.docs.map((tour) => Number(tour.get('price'))));
  const from = [...said].flatMap(([path, text]) =>
    [...text.matchAll(/\bfrom £([\d.]+)/gi)].map(([, price]) => [path, Number(price)]),
  );
  expect(from.length).toBeGreaterThan(3);
  expect(from.filter(([, price]) => price !== lowest)).toEqual([]);

  const { page } = await visit(browser, tourPath, viewports.desktop);
  // The tour itself; its walls' pictures come after it.
  const structured = page.locator('script[type="application/ld+json"]').first();
  await structured.waitFor({ state: 'attached' });
  const { offers, aggregateRating } = JSON.parse((await structured.textContent()) ?? '');
  const text = await page.locator('main').innerText();
  expect(text).toContain(`£${offers.price}`);
  expect(text.replace(/\s+/g, ' ')).toContain(`${aggregateRating.ratingValue.toFixed(1)} `);
  expect(text).toContain(`(${aggregateRating.reviewCount}`);

  await page.goto(`${siteUrl}/blog`);
  const articles = page.getByText(/^\d+ articles$/);
  await articles.waitFor();
  const inList = Number.parseInt(await articles.innerText(), 10);
  const posts = (await platformFirestore().collection('blog_posts').where('status', '==', 'published').get()).size;
  expect(inList).toBe(posts);
});
