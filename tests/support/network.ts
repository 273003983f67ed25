import type { Page } from 'playwright-core';

/**
 * Like `page.route`, for a page that is loaded. It returns when the page's requests are intercepted.
 * Chromium tells the renderer of an interception after it has told Playwright. On a busy machine a click may come in
 * between. Its request is then neither intercepted nor reported. So this sends a probe until one is intercepted.
 */
export async function intercept(page: Page, ...[url, ...answer]: Parameters<Page['route']>): Promise<void> {
  await page.route(url, ...answer);
  // Before its first address a page has nothing to send a probe from. The interception comes with that address.
  if (page.url() === 'about:blank') return;
  const path = `/probe-${crypto.randomUUID()}`;
  const isProbe = ({ pathname }: URL) => pathname === path;
  let isIntercepted = false;
  await page.route(isProbe, async (route) => {
    isIntercepted = true;
    await route.fulfill({ status: 204 });
  });
  while (!isIntercepted) await page.evaluate(async (probe) => (await fetch(probe)).ok, path);
  await page.unroute(isProbe);
}

/** Cuts the network while `work` runs. */
export async function withoutNetwork(page: Page, work: () => Promise<unknown>): Promise<void> {
  await page.context().setOffline(true);
  await work();
  await page.context().setOffline(false);
}

/**
 * Loses the answer to a request: what `work` sends to `url` reaches the server once, and no answer
 * comes back. With `dead`, later requests to `url` get no answer either.
 */
export async function withoutAnswer(
  page: Page,
  url: string,
  work: () => Promise<unknown>,
  dead = false,
): Promise<void> {
  let sent = 0;
  const lost = Promise.withResolvers<void>();
  await intercept(page, url, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    sent += 1;
    if (sent > 1) return dead ? route.abort('connectionreset') : route.fallback();
    try {
      // A new connection for this call: a server closes an idle connection now and then just as the
      // next call is sent on it.
      await route.fetch({ headers: { ...route.request().headers(), connection: 'close' }, timeout: 60_000 });
      await route.abort('connectionreset');
      lost.resolve();
    } catch (error) {
      lost.reject(error);
    }
  });
  await Promise.all([work(), lost.promise]);
  await page.unroute(url);
}

/** Holds requests to `url` back, from `hold(page)` until `release()`. */
export function requestHolder(url: string): { hold: (page: Page) => Promise<void>; release: () => void } {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const hold = async (page: Page) => {
    await intercept(page, url, async (route) => {
      await promise;
      await route.fallback();
    });
  };
  return { hold, release };
}

/** Holds requests to `url` back until `work` is done. */
export async function withRequestsHeld(
  page: Page,
  url: string,
  send: () => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<void> {
  const { hold, release } = requestHolder(url);
  const asked = page.waitForRequest(url);
  await hold(page);
  await send();
  await asked;
  await work();
  release();
  await page.unroute(url);
}
