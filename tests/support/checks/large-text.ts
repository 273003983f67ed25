import type { CDPSession, Page } from 'playwright-core';

/** The browser's own sizes of text, in CSS pixels. */
const SIZES = { standard: 16, fixed: 13 };

/**
 * Has the browser write letters so many times as large, as its owner can set it, and waits until the page
 * has them.
 */
export async function enlargeText(page: Page, devtools: CDPSession, times: number): Promise<void> {
  const fontSizes = { standard: SIZES.standard * times, fixed: SIZES.fixed * times };
  await devtools.send('Page.setFontSizes', { fontSizes });
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === size,
    `${fontSizes.standard}px`,
  );
}

/** Whether the header keeps covering the page when a visitor scrolls down. */
export const headerStays = async (page: Page): Promise<boolean> => {
  await page.evaluate(() => window.scrollTo(0, 1200));
  return await page.evaluate(() => {
    const bottom = document.querySelector('body header')?.getBoundingClientRect().bottom ?? 0;
    return window.scrollY > 600 && bottom > 0;
  });
};
