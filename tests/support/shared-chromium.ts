import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll } from 'vitest';
import { launchChromium } from './chromium.ts';

let shared: Promise<Browser> | undefined;

/**
 * The headless Chromium of this worker, started once for all its test files: a start takes a second
 * of both processors. A test file calls this at its head. The file's visits end after its tests,
 * and Chromium ends with its worker.
 */
export async function sharedChromium(): Promise<Browser> {
  shared ??= launchChromium();
  const browser = await shared;
  afterAll(() => endVisits(browser));
  return browser;
}

/** Ends every visit at once, so that no open page disturbs what follows. */
export async function endVisits(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map(leave));
}

/**
 * Closes a context. A route's handler that still runs fails then, with an error that no test would
 * catch and that would end the run.
 */
export async function leave(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}
