import { STAMP_INTERVAL, type WebhookName } from '@streetlore/domain/health';
import { documents } from '@streetlore/domain/paths';
import { withDates } from '../store/convert.ts';
import { log } from './log.ts';
import type { Services } from './services.ts';

/** When this process last knew a provider's call to be stamped, in ms. */
const known = new WeakMap<Services['db'], Map<WebhookName, number>>();

/**
 * Stamps that a provider has called, at most once a minute however often it calls. A webhook's answer does not depend on it:
 * what fails here is logged.
 */
export async function heard(services: Pick<Services, 'db' | 'now'>, provider: WebhookName): Promise<void> {
  const { db } = services;
  const now = services.now();
  const mine = known.get(db) ?? new Map<WebhookName, number>();
  known.set(db, mine);
  const isFresh = (at: number | undefined) => at !== undefined && now.getTime() - at < STAMP_INTERVAL;
  if (isFresh(mine.get(provider))) return;
  try {
    const health = db.doc(documents.health);
    const stored = withDates((await health.get()).get(`webhooks.${provider}`));
    const stamped = stored instanceof Date ? stored.getTime() : undefined;
    // Another process may have been called within the minute.
    if (!isFresh(stamped)) await health.set({ webhooks: { [provider]: now } }, { merge: true });
    mine.set(provider, isFresh(stamped) && stamped !== undefined ? stamped : now.getTime());
  } catch (error) {
    log.warn('A call of a provider could not be stamped', { provider }, error);
  }
}
