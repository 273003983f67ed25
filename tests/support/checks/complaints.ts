import type { Page } from 'playwright-core';

/** Errors and warnings of a page and its browser, each with the page's address. */
export class Complaints {
  readonly #said: string[] = [];

  /**
   * Hears what `page` says from now on. A page whose browser has changed it before it is hydrated may say
   * so on its console: then only uncaught errors count.
   */
  follow(page: Page, hears: 'everything' | 'uncaught errors' = 'everything'): void {
    const note = (text: string) => this.#said.push(`${new URL(page.url()).pathname}: ${text}`);
    page.on('pageerror', (error) => note(error.message));
    if (hears === 'uncaught errors') return;
    page.on('console', (line) => {
      // A page that is not there answers 404, which Chromium logs as well.
      if (line.type() === 'error' && !line.text().startsWith('Failed to load resource')) note(line.text());
    });
  }

  /** What was said since the last call. */
  take(): string[] {
    return this.#said.splice(0);
  }
}
