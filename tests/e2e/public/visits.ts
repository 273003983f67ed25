import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { Reading } from '../../support/reading.ts';
import { type Complaints, viewports, visit } from '../../support/site.ts';

/** A visit whose texts are collected. */
export type Visit = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: Complaints;
};

/** Opens pages as new visitors on phones, and collects what all of them saw. */
export class Visits {
  readonly reading = new Reading();
  readonly #browser: Browser;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Opens a page. `before` prepares the page before its first address. */
  async open(path: string, before?: (page: Page) => Promise<unknown>): Promise<Visit> {
    const options: BrowserContextOptions = { permissions: ['clipboard-write', 'clipboard-read'] };
    return visit(this.#browser, path, viewports.phone, options, async (fresh) => {
      await this.reading.follow(fresh.context());
      await before?.(fresh);
    });
  }
}
