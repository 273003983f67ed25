import { KEPT_WARM } from '../base/config.ts';
import { log, traced } from '../base/log.ts';
import { waitForRequests } from '../platform/ask-for-counts.ts';
import { stampRefusal, stampWebhook } from '../platform/heartbeat.ts';
import { SHARED } from '../platform/machines.ts';
import { openRequest } from '../platform/open-request.ts';
import { needing } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { recordError, watched } from '../platform/watched.ts';
import { bookingEventOf, type StripeBookingEvent } from '../vendors/stripe.ts';
import type { SettledAs } from './payment-report.ts';
import { settleOrder } from './settle-order.ts';

const UNSIGNED = 'Invalid signature';

/** The answer to Stripe: 2xx ends its deliveries, 5xx asks for another one. */
export type StripeWebhookAnswer = { status: 200 | 400 | 500; body: string };

/**
 * Takes one delivery of Stripe's webhook. The event only says where to look. The payment's state is
 * fetched from Stripe, so that a late or reordered event cannot bring in an old state.
 * @param rawBody the bytes as received; the signature is over them
 */
export async function receiveStripeEvent(
  services: Services<'stripeEvents' | 'payments' | 'texting' | 'site' | 'privacyKey'>,
  rawBody: Buffer,
  signature: string,
): Promise<StripeWebhookAnswer> {
  const event = await services.stripeEvents.event(rawBody, signature);
  if (!event) return { status: 400, body: UNSIGNED };
  const news = bookingEventOf(event);
  if (news === 'malformed') {
    log.error('Stripe signed an event that cannot be read');
    return { status: 400, body: 'Not an event' };
  }
  if (!news) return { status: 200, body: 'ignored' };
  return await traced({ event: event.id, type: event.type }, async () => {
    try {
      return { status: 200, body: await take(services, news) };
    } catch (error) {
      log.error('An event of Stripe could not be taken', {}, error);
      await recordError('stripeWebhook', error, () => services);
      return { status: 500, body: 'Failed; please deliver again' };
    }
  });
}

async function take(...[services, news]: Parameters<typeof settleByEvent>): Promise<SettledAs> {
  const outcome = await settleByEvent(services, news);
  if (outcome === 'unknown')
    log.error('An event of Stripe is about a payment that pays for no booking', { intent: news.intentId });
  return outcome;
}

/**
 * Fetches the payment of an event from Stripe, and settles the booking by it.
 * @throws when Stripe or Firestore fails
 */
export async function settleByEvent(
  services: Services<'payments' | 'texting' | 'site' | 'privacyKey'>,
  { event, intentId, disputeId }: StripeBookingEvent,
): Promise<SettledAs> {
  const { payments } = services;
  const [payment, dispute] = await Promise.all([
    payments.payment(intentId),
    disputeId === null ? null : payments.dispute(disputeId),
  ]);
  if (!payment) return 'unknown';
  return await settleOrder(services, {
    payment,
    event,
    ...(disputeId !== null && dispute !== null ? { dispute: { id: disputeId, ...dispute } } : {}),
  });
}

/** Takes a delivery like `receiveStripeEvent`, and stamps it for System Health. */
export async function handleStripeWebhook(
  ...delivery: Parameters<typeof receiveStripeEvent>
): Promise<StripeWebhookAnswer> {
  const answer = await receiveStripeEvent(...delivery);
  if (answer.status === 200) await stampWebhook(delivery[0], 'stripe');
  if (answer.body === UNSIGNED) await stampRefusal(delivery[0], 'stripe');
  return answer;
}

const { secrets, services } = needing('stripeEvents', 'payments', 'texting', 'site', 'privacyKey');

const access = { who: 'Stripe, by its signature of the last 300 s', limitedBy: 'each event once' };

/** Stripe's webhook, behind `/api/stripe/webhook`. */
export const stripeWebhook = openRequest(
  { ...SHARED, ...KEPT_WARM, ...access, secrets },
  watched('stripeWebhook', async (request, response) => {
    if (request.method !== 'POST') {
      response.set('Allow', 'POST').status(405).send('Only POST');
      return;
    }
    const signature = request.get('stripe-signature') ?? '';
    const { status, body } = await handleStripeWebhook(services(), request.rawBody, signature);
    await waitForRequests();
    response.status(status).send(body);
  }),
);
