import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { Reading } from '../../support/reading.ts';
import { type Complaints, viewports, visit } from '../../support/site.ts';

/** A visit whose texts are collected, and which ends with its test. */
export interface Visit extends AsyncDisposable {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: Complaints;
}

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
    const { page, context, complaints } = await visit(this.#browser, path, viewports.phone, options, async (fresh) => {
      await this.reading.follow(fresh.context());
      await before?.(fresh);
    });
    return { page, context, complaints, [Symbol.asyncDispose]: () => context.close() };
  }
}
