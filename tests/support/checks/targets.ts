import type { Page } from 'playwright-core';

/**
 * The smallest target in pixels that a finger or a shaking hand can hit (WCAG 2.5.8). Links within
 * a sentence are as tall as its lines.
 */
const SMALLEST = 24;

/** What can be pressed on the page and is smaller than 24 pixels. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((smallest) => {
    const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"]';
    return [...document.querySelectorAll(controls)].flatMap((element) => {
      const label = element.matches('[type="checkbox"], [type="radio"]') ? element.closest('label') : null;
      const { width, height } = (label ?? element).getBoundingClientRect();
      const isSeen = width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
      const covers = getComputedStyle(element, '::after').position === 'absolute';
      const text = (of: Element | null) => of?.textContent?.trim().length ?? 0;
      const isInSentence =
        getComputedStyle(element).display === 'inline' && text(element.parentElement) > text(element);
      if (!isSeen || covers || isInSentence || (width >= smallest && height >= smallest)) return [];
      return [`${element.tagName} ${element.textContent?.trim()}: ${Math.round(width)} x ${Math.round(height)}`];
    });
  }, SMALLEST);
