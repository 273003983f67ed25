import type { BrowserContext, Page, Request } from 'playwright-core';
import { Channels } from './channels.ts';
import { readForm } from './webchannel.ts';

/**
 * Ends the listeners of each page in a browser context when the page changes its address or closes.
 */
export function endListenersOf(context: BrowserContext): void {
  context.on('page', (page) => {
    let listening = new Listening();
    let isLeaving = false;
    const end = () => {
      listening.end();
      listening = new Listening();
      isLeaving = false;
    };
    page.on('request', (request) => {
      if (isOfPage(request, page)) isLeaving = true;
      else listening.note(request);
    });
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && isLeaving) end();
    });
    page.on('close', end);
  });
}

const isOfPage = (request: Request, page: Page) =>
  request.isNavigationRequest() && request.frame() === page.mainFrame();

/** The listeners of one document. */
class Listening {
  readonly #channels = new Channels();
  readonly #targets = new Set<number>();
  /** The first request of a channel. The next request names its session. */
  #first: { url: URL; sent: number } | null = null;

  note(request: Request): void {
    const url = new URL(request.url());
    if (!url.pathname.endsWith('/Listen/channel')) return;
    const form = request.method() === 'POST' ? request.postData() : null;
    const said = form === null ? null : readForm(form);
    for (const { addTarget, removeTarget } of said?.messages ?? []) {
      if (hasTarget(addTarget)) this.#targets.add(addTarget.targetId);
      if (typeof removeTarget === 'number') this.#targets.delete(removeTarget);
    }
    const session = url.searchParams.get('SID');
    if (session === null) {
      this.#first = { url, sent: said?.sent ?? 0 };
      return;
    }
    if (this.#first) this.#channels.note(this.#first.url, session, this.#first.sent);
    this.#first = null;
    this.#channels.note(url, session, said?.sent);
  }

  end(): void {
    if (this.#targets.size === 0) return;
    const end = () => this.#channels.end([...this.#targets]);
    // A second try: the emulator may be closing the first connection at this moment.
    end()
      .catch(end)
      .catch((error: unknown) => console.warn('The listeners of a page could not be ended', error));
  }
}

const hasTarget = (value: unknown): value is { targetId: number } =>
  value !== null && typeof value === 'object' && 'targetId' in value && typeof value.targetId === 'number';
