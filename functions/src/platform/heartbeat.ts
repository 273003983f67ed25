import { STAMP_INTERVAL, type WebhookName } from '@streetlore/domain/health';
import { log } from '../base/log.ts';
import type { Services } from './services.ts';

type Stamping = Pick<Services, 'store' | 'now'>;
/** Calls whose signature was right, and calls that were refused because it was not. */
type Kind = 'webhooks' | 'refused';

/** When this process last saw that each provider's call was recorded, in ms. */
const known = new WeakMap<Services['store'], Map<string, number>>();

/**
 * Records that a provider has called, at most once a minute. A webhook's answer does not depend on it, so a failure is only
 * logged.
 */
export const heard = (services: Stamping, provider: WebhookName): Promise<void> =>
  stamp(services, 'webhooks', provider);

/** The same for a call in its name that was refused: from a stranger, or because our secret is wrong. */
export const refused = (services: Stamping, provider: WebhookName): Promise<void> =>
  stamp(services, 'refused', provider);

async function stamp(services: Stamping, kind: Kind, provider: WebhookName): Promise<void> {
  const { store } = services;
  const now = services.now();
  const mine = known.get(store) ?? new Map<string, number>();
  known.set(store, mine);
  const key = `${kind} ${provider}`;
  const isFresh = (at: number | undefined) => at !== undefined && now.getTime() - at < STAMP_INTERVAL;
  if (isFresh(mine.get(key))) return;
  try {
    const stamped = (await store.heartbeats.read())?.[kind][provider]?.getTime();
    // Another process may have recorded a call within the minute.
    if (!isFresh(stamped)) await store.heartbeats.merge({ [kind]: { [provider]: now } });
    mine.set(key, isFresh(stamped) && stamped !== undefined ? stamped : now.getTime());
  } catch (error) {
    log.warn('A call of a provider could not be stamped', { provider }, error);
  }
}
