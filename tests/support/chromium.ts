import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { endListenersOf } from './page-listeners.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  join(homedir(), 'AppData', 'Local', 'Google', 'Chrome', 'Application', 'chrome.exe'),
];

/**
 * Chromium's options. A test page must not talk to the browser's maker, or slow down in the
 * background.
 */
const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
];

/**
 * Finds a Chromium, in this order:
 *
 * 1. CHROMIUM_PATH
 * 2. an installed Chromium or Chrome
 * 3. Playwright's own
 * 4. the one that @sparticuz/chromium carries inside its npm package (`CHROMIUM_PATH=bundled` asks
 *    for this one)
 *
 * @returns the path of the program
 */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const asked = env.CHROMIUM_PATH;
  if (asked === 'bundled') return unpackBundled();
  if (asked) return asked;
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const installed = [...onPath, ...usualPlaces, chromium.executablePath()].find((path) => existsSync(path));
  return installed ?? unpackBundled();
}

/** How long (ms) a page may take to show what a test waits for, also on a busy machine. */
const BROWSER_TIMEOUT_MS = 60_000;

/** Starts a separate headless Chromium. The caller closes it. */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    ...options,
    args: [...args, ...(options.args ?? [])],
  });
  browser.on('context', (context) => {
    context.setDefaultTimeout(BROWSER_TIMEOUT_MS);
    endListenersOf(context);
  });
  return browser;
}

async function unpackBundled(): Promise<string> {
  // With this variable the package also unpacks the system libraries that a bare machine lacks. The
  // package reads the variable when it is imported.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: bundled } = await import('@sparticuz/chromium');
  return bundled.executablePath();
}
