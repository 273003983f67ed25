import type { Page } from 'playwright-core';

/** What a page's document has at most once. The first two are on every page. */
const ONCE = [
  'head title',
  'head meta[name=description]',
  'head link[rel=canonical]',
  'head meta[property="og:image"]',
];

/**
 * The parts of the page's head and the pieces of JSON-LD that are there twice, or missing though the
 * server's HTML has them or every page needs them.
 */
export const headFaults = (page: Page, html: string): Promise<string[]> =>
  page.evaluate(
    ([tags, source]) => {
      const server = new DOMParser().parseFromString(source, 'text/html');
      const structured = (of: Document) =>
        [...of.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent);
      const shown = structured(document);
      const isLost = structured(server).length > shown.length;
      const isTwice = new Set(shown).size < shown.length;
      const heads = tags.flatMap((tag, n) => {
        const count = document.querySelectorAll(tag).length;
        const least = n < 2 || server.querySelector(tag) ? 1 : 0;
        return count > 1 || count < least ? [`${count} of ${tag}`] : [];
      });
      return isLost || isTwice ? [...heads, `${shown.length} pieces of JSON-LD`] : heads;
    },
    [ONCE, html] as const,
  );

/** How far apart (px) the middles of what stands in the header's row are; null without a header. */
export const headerSpread = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const header = document.querySelector('body header');
    const row = header?.querySelectorAll(
      ':scope :is(a[aria-label], a[href="/tours"]:not(nav a), button:not(nav button))',
    );
    const middles = [...(row ?? [])]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.getBoundingClientRect())
      .map(({ top, bottom }) => (top + bottom) / 2);
    return middles.length === 0 ? null : Math.max(...middles) - Math.min(...middles);
  });
