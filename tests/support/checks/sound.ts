import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { seriousFaults } from '../axe.ts';
import { atBothWidths, overflows } from '../site.ts';
import { tabThrough } from './focus.ts';
import { lostInForcedColours } from './media.ts';

/**
 * Expects that everybody can use the page: no WCAG fault, nothing to scroll sideways and no lost
 * focus at either width, and what is chosen is seen with forced colours.
 * @param stops the most stops of Tab to look at
 */
export async function isSound(page: Page, stops: number): Promise<void> {
  await atBothWidths(page, async () => {
    const width = `${page.viewportSize()?.width} px`;
    expect.soft(await seriousFaults(page), width).toEqual([]);
    expect.soft(await overflows(page), width).toBe(false);
    expect.soft((await tabThrough(page, stops)).problems, width).toEqual([]);
  });
  expect.soft(await lostInForcedColours(page)).toEqual([]);
}
