import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { concurrencyLimiter } from '../core/bounded.ts';
import { deliverWebhook, isAccepted } from '../core/deliver.ts';
import { stripeId, unixSeconds } from '../core/ids.ts';
import { createReordering } from '../core/reordering.ts';
import type { StandInState } from '../core/state.ts';
import type { StripeStore } from './store.ts';
import type { StripeEvent, StripeObject } from './types.ts';

/** The API version of the pinned Stripe SDK; events are written in it. */
export const apiVersion = '2026-10-28.endive' satisfies typeof Stripe.API_VERSION;

export type StripeRequest = { requestId: string | null; idempotencyKey: string | null };
export type EmitEvent = (type: StripeEvent['type'], object: StripeObject, cause: StripeRequest) => void;

/**
 * Stripe's webhook sender. It signs events and posts them one after the other. It tries again later
 * when the answer is not 2xx. Two faults act here: `duplicate` posts an event twice, and `reorder`
 * lets the next event overtake it.
 */
export function createEventSender(state: StandInState, store: StripeStore): EmitEvent {
  const inTurn = concurrencyLimiter(1);
  const reordering = createReordering(state.settings.reorderHoldMs);

  async function attempt(event: StripeEvent): Promise<boolean> {
    const url = state.settings.stripeWebhookUrl;
    if (url === null || state.closing.aborted) return true;
    const body = JSON.stringify(event, null, 2);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'stripe-signature': signEvent(body, state.settings.vendors.stripeWebhookSecret, unixSeconds()),
    };
    return isAccepted(await deliverWebhook(state, { provider: 'stripe', url, headers, body }));
  }

  async function send(event: StripeEvent): Promise<void> {
    if (state.faults.take('stripe', 'reorder', JSON.stringify(event))) await reordering.hold();
    let taken = await inTurn(() => attempt(event));
    reordering.passed();
    for (const delay of state.settings.retryDelaysMs) {
      if (taken || !(await state.pause(delay))) return;
      taken = await inTurn(() => attempt(event));
    }
  }

  return (type, object, cause) => {
    const event: StripeEvent = {
      id: stripeId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: unixSeconds(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: state.settings.stripeWebhookUrl === null ? 0 : 1,
      request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
      type,
    };
    store.events.set(event.id, event);
    void send(event);
    if (state.faults.take('stripe', 'duplicate', JSON.stringify(event))) void send(event);
  };
}

/**
 * The `Stripe-Signature` header: HMAC-SHA256 over `{timestamp}.{raw body}`
 * (docs.stripe.com/webhooks#verify-manually).
 */
function signEvent(body: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
