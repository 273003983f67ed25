import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run(context: Document, options: object): Promise<AxeResults> };
  }
}

const WCAG = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };

/** WCAG 2 A and AA faults of the page as it stands, as `rule: element`. Stripe's own fields are Stripe's matter. */
export const seriousFaults = (page: Page) => run(page, WCAG);

/** Everything axe finds, its best practices included. */
export const faults = (page: Page) => run(page, {});

async function run(page: Page, options: object): Promise<string[]> {
  // A second injection costs more than the run itself.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const results = await page.evaluate((given) => window.axe.run(document, given), options);
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
