import { logger } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { heard } from '../platform/heartbeat.ts';
import { services } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { noteError } from '../platform/watched.ts';
import { newsOf, type StripeNews } from '../vendors/stripe.ts';
import { type Outcome, settleBooking } from './settle.ts';

/** What Stripe is answered: 2xx ends its deliveries, 5xx asks for another one. */
export type WebhookAnswer = { status: 200 | 400 | 500; body: string };

/**
 * One delivery of Stripe's webhook. The event only says where to look: what it is acted on is fetched from Stripe, so
 * that neither a late nor a reordered event can carry an old state in.
 * @param rawBody the bytes as received; the signature is over them
 */
export async function receiveStripeEvent(
  services: Services,
  rawBody: Buffer,
  signature: string,
): Promise<WebhookAnswer> {
  const event = await services.payments.event(rawBody, signature);
  if (!event) return { status: 400, body: 'Invalid signature' };
  const news = newsOf(event);
  if (news === 'malformed') {
    logger.error('Stripe signed an event that cannot be read');
    return { status: 400, body: 'Not an event' };
  }
  if (!news) return { status: 200, body: 'ignored' };
  try {
    return { status: 200, body: await take(services, news) };
  } catch (error) {
    logger.error(`Stripe's ${event.type} ${event.id} failed`, error);
    await noteError('stripeWebhook', error, () => services);
    return { status: 500, body: 'Failed; please deliver again' };
  }
}

async function take(services: Services, { event, intentId, disputeId }: StripeNews): Promise<Outcome> {
  const { payments } = services;
  const [payment, dispute] = await Promise.all([
    payments.payment(intentId),
    disputeId === null ? null : payments.dispute(disputeId),
  ]);
  const outcome = payment
    ? await settleBooking(services, {
        payment,
        event,
        ...(disputeId !== null && dispute !== null ? { dispute: { id: disputeId, state: dispute } } : {}),
      })
    : 'unknown';
  if (outcome === 'unknown')
    logger.error(`Stripe's ${event.type} ${event.id} is about ${intentId}, which pays for no booking`);
  return outcome;
}

/** Stripe's webhook, behind `/api/stripe/webhook`. */
export const stripeWebhook = onRequest(async (request, response) => {
  if (request.method !== 'POST') {
    response.set('Allow', 'POST').status(405).send('Only POST');
    return;
  }
  const { status, body } = await receiveStripeEvent(services(), request.rawBody, request.get('stripe-signature') ?? '');
  if (status === 200) await heard(services(), 'stripe');
  response.status(status).send(body);
});
