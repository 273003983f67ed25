import { STAMP_INTERVAL, type WebhookName } from '@streetlore/domain/health';
import { log } from './log.ts';
import type { Services } from './services.ts';

/** When this process last saw that each provider's call was recorded, in ms. */
const known = new WeakMap<Services['store'], Map<WebhookName, number>>();

/**
 * Records that a provider has called, at most once a minute. A webhook's answer does not depend on it, so a failure is only
 * logged.
 */
export async function heard(services: Pick<Services, 'store' | 'now'>, provider: WebhookName): Promise<void> {
  const { store } = services;
  const now = services.now();
  const mine = known.get(store) ?? new Map<WebhookName, number>();
  known.set(store, mine);
  const isFresh = (at: number | undefined) => at !== undefined && now.getTime() - at < STAMP_INTERVAL;
  if (isFresh(mine.get(provider))) return;
  try {
    const stamped = (await store.heartbeats.read())?.webhooks[provider]?.getTime();
    // Another process may have recorded a call within the minute.
    if (!isFresh(stamped)) await store.heartbeats.merge({ webhooks: { [provider]: now } });
    mine.set(provider, isFresh(stamped) && stamped !== undefined ? stamped : now.getTime());
  } catch (error) {
    log.warn('A call of a provider could not be stamped', { provider }, error);
  }
}
