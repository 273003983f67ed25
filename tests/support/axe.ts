import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  var axe: { run(context: Document, options: object): Promise<AxeResults> };
}

const WCAG = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };

/**
 * WCAG 2 A and AA faults of the page as it is now, as `rule: element`. Stripe's own fields are left
 * out: Stripe is responsible for them.
 */
export const seriousFaults = (page: Page) => run(page, WCAG);

/** Everything that axe finds, including its best practices. */
export const faults = (page: Page) => run(page, {});

/** How long (ms) something may take to fade in or to settle. A fault that lasts longer counts. */
const REST = 5_000;

async function run(page: Page, options: object): Promise<string[]> {
  const end = performance.now() + REST;
  for (;;) {
    const found = await look(page, options);
    if (found.length === 0 || performance.now() > end) return found;
    await setTimeout(100);
  }
}

async function look(page: Page, options: object): Promise<string[]> {
  // The script is injected only once: a second injection costs more than the run itself.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return await page.evaluate(async (given) => {
    // By default axe also lists in full what passes. `resultTypes` limits that.
    const { violations } = await axe.run(document, { ...given, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, options);
}
