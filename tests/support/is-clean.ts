import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { seriousFaults } from './axe.ts';
import { atBothWidths, overflows } from './site.ts';

/** Expects that the page has no WCAG fault at either width, and cannot be scrolled sideways. */
export const isClean = (page: Page): Promise<void> =>
  atBothWidths(page, async () => {
    expect(await seriousFaults(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
  });
