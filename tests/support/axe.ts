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

/** WCAG 2 A and AA faults of the page as it stands, as `rule: element`. Stripe's own fields are Stripe's matter. */
export const seriousFaults = (page: Page) => run(page, WCAG);

/** Everything axe finds, its best practices included. */
export const faults = (page: Page) => run(page, {});

/** How long (ms) something may take to fade in or to settle: a fault that stays is one. */
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
  // A second injection costs more than the run itself.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return await page.evaluate(async (given) => {
    // What passes is named in full as well, unless nobody asks for it.
    const { violations } = await axe.run(document, { ...given, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, options);
}
