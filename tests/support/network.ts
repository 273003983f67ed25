import type { Page } from 'playwright-core';

/** The network is cut while `work` is done, and back afterwards. */
export async function withoutNetwork(page: Page, work: () => Promise<unknown>): Promise<void> {
  await page.context().setOffline(true);
  await work();
  await page.context().setOffline(false);
}

/** What `work` sends to `url` reaches the server once, and no answer comes back; `dead`: nor does anything sent there later. */
export async function withoutAnswer(
  page: Page,
  url: string,
  work: () => Promise<unknown>,
  dead = false,
): Promise<void> {
  let sent = 0;
  const lost = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    sent += 1;
    if (sent > 1) return dead ? route.abort('connectionreset') : route.fallback();
    try {
      // On a connection of its own: a server closes one that was kept for a while, just as the next call is sent on it.
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

/** From `hold(page)` on, what is sent to `url` waits for `release()`. */
export function heldBack(url: string): { hold: (page: Page) => Promise<void>; release: () => void } {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const hold = async (page: Page) => {
    await page.route(url, async (route) => {
      await promise;
      await route.fallback();
    });
  };
  return { hold, release };
}

/** What is sent to `url` waits until `work` is done; nobody hears of it before. */
export async function whileHeld(
  page: Page,
  url: string,
  send: () => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<void> {
  const { hold, release } = heldBack(url);
  const asked = page.waitForRequest(url);
  await hold(page);
  await send();
  await asked;
  await work();
  release();
  await page.unroute(url);
}
