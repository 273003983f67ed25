import { after } from '@streetlore/domain/time';
import { log } from '../base/log.ts';
import { scheduled } from '../platform/scheduled.ts';
import type { Services } from '../platform/services.ts';
import { EVENTS_KEPT } from '../vendors/stripe.ts';
import { checkLedger } from './check-ledger.ts';
import { settleByEvent } from './stripe-webhook.ts';

const AT_ONCE = 8;

/** How many events Stripe lists, how many of these took effect only now, and how many failed. */
export type ReplayResult = { listed: number; taken: number; failed: number };

/**
 * Takes, every night, the events that Stripe's webhook missed, and then compares the ledger with Stripe. Stripe
 * gives an event up after three days, and a restored database has forgotten events that it had taken. An operator
 * can run this at once from Cloud Scheduler.
 */
export const replayStripe = scheduled('replayStripe', {
  needs: ['payments', 'texting', 'site', 'privacyKey'],
  timeoutSeconds: 1800,
  run: async (services) => {
    const replayed = await replayMissed(services);
    log.info('Stripe’s events were replayed', replayed);
    await checkLedger(services);
    if (replayed.failed > 0) throw new Error('Some events of Stripe could not be taken');
  },
});

/**
 * Takes each event that Stripe still has and that never took effect here. The order of events does
 * not matter, because only the payment's present state counts. An event that fails is logged and
 * left to the next night; the others go on.
 * @throws when Stripe cannot list its events
 */
export async function replayMissed(
  services: Services<'payments' | 'texting' | 'site' | 'privacyKey'>,
): Promise<ReplayResult> {
  const { store, payments, now } = services;
  const replayed: ReplayResult = { listed: 0, taken: 0, failed: 0 };
  const events = payments.eventsSince(after(now(), -EVENTS_KEPT));
  const worker = async () => {
    for await (const news of events) {
      replayed.listed += 1;
      try {
        if (await store.stripeEvents.at(news.event.id).exists()) continue;
        if ((await settleByEvent(services, news)) === 'settled') replayed.taken += 1;
      } catch (error) {
        replayed.failed += 1;
        log.error('An event of Stripe could not be replayed', { event: news.event.id }, error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return replayed;
}
