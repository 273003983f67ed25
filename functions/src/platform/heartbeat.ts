import { STAMP_INTERVAL, type WebhookName } from '@streetlore/domain/health';
import { log } from '../base/log.ts';
import type { Services } from './services.ts';

type Stamping = Pick<Services, 'store' | 'now'>;
/** `webhooks`: calls with a valid signature. `refused`: calls without one. */
type Kind = 'webhooks' | 'refused';

/** For each provider, the time (in ms) of the last recorded call that this process knows of. */
const known = new WeakMap<Services['store'], Map<string, number>>();

/**
 * Records a provider's call, at most once a minute. A failure is only logged, because the webhook's
 * answer does not depend on this record.
 */
export const stampWebhook = (services: Stamping, provider: WebhookName): Promise<void> =>
  stamp(services, 'webhooks', provider);

/**
 * Records a call that was refused because its signature is wrong, in the same way. Either a
 * stranger called, or our secret is wrong.
 */
export const stampRefusal = (services: Stamping, provider: WebhookName): Promise<void> =>
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
