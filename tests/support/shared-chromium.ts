import type { Browser } from 'playwright-core';
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
  await Promise.all(browser.contexts().map((context) => context.close()));
}
