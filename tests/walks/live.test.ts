import { collections } from '@streetlore/domain/paths';
import { hierarchySlug } from '@streetlore/domain/slug';
import { aPost } from '@streetlore/domain/testing';
import { siteUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { aPlayableTour } from '../support/hunt-tour.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { viewports, visit } from '../support/site.ts';

const db = platformFirestore();
const browser = await sharedChromium();
const tour = await aPlayableTour(db);
afterAll(() => tour.remove());

/**
 * Opens pages of one visitor, waits for a text on each, makes a change, and waits for the new text
 * on the same documents.
 */
async function seesChange(
  open: readonly { path: string; before: string | RegExp; after: string | RegExp }[],
  change: () => Promise<unknown>,
): Promise<void> {
  const { context } = await visit(browser, '/privacy', viewports.phone);
  const pages = await Promise.all(
    open.map(async ({ path, before, after }) => {
      const page = await context.newPage();
      await page.goto(siteUrl + path);
      await text(page, before).waitFor();
      // A reloaded document would not have this attribute.
      await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
      return { page, after };
    }),
  );
  await change();
  for (const { page, after } of pages) {
    await text(page, after).waitFor();
    expect(await page.locator('html[data-first]').count()).toBe(1);
  }
}

const text = (page: Page, wanted: string | RegExp) => page.locator('main').getByText(wanted).first();

test("every open page shows a tour's new price", async () => {
  const stored = db.doc(`${collections.tours}/${tour.id}`);
  await stored.update({ price: 10 });
  await seesChange(
    [
      { path: `/tours/uk/london/shoreditch/${tour.id}`, before: '£10.00', after: '£13.37' },
      { path: `/book/${tour.id}`, before: '£10.00 per person x 1 person', after: '£13.37 per person x 1 person' },
      { path: '/tours', before: tour.name, after: '£13.37' },
    ],
    () => stored.update({ price: 13.37 }),
  );
});

test("the partner's page, the neighbourhood and the tour show a partner's new offer", async () => {
  const before = 'a free filter coffee';
  const after = 'two free filter coffees';
  // Other tests' tours have a café with the usual name, and so with the same address.
  const name = `Cafe ${tour.id}`;
  await db.doc(`${collections.partners}/${tour.id}-cafe`).update({ name, slug: hierarchySlug(name) });
  await seesChange(
    [
      `/partners/uk/london/shoreditch/${hierarchySlug(name)}`,
      '/partners/uk/london/shoreditch',
      `/tours/uk/london/shoreditch/${tour.id}`,
    ].map((path) => ({ path, before, after })),
    () => db.doc(`${collections.partners}/${tour.id}-cafe`).update({ offer: after }),
  );
});

test('a post appears in the list and at its address the moment it is published', async () => {
  const now = new Date();
  const slug = `fresh-paint-${crypto.randomUUID()}`;
  const draft = aPost({
    title: 'Fresh Paint on the Towpath',
    slug,
    content: 'It was not there **yesterday**.',
    tags: ['news'],
    status: 'draft',
    updated_at: now,
    published_at: null,
  });
  const post = db.doc(`${collections.blogPosts}/${slug}`);
  await post.set(draft);
  await seesChange(
    [
      { path: '/blog', before: 'Hackney Wick Before the Paint', after: draft.title },
      { path: `/blog/${slug}`, before: 'Article not found', after: 'It was not there' },
    ],
    () => post.update({ status: 'published', published_at: new Date() }),
  );
  await post.delete();
});
