import Stripe from 'stripe';
import type { Config } from '../platform/config.ts';

/** What the product asks of Stripe. */
export type Payments = ReturnType<typeof payments>;

/** Stripe's client. Bounded in time, so that a slow Stripe cannot hold a callable until its own timeout. */
export function payments(config: Config) {
  const base = new URL(config.STRIPE_API_BASE);
  const stripe = new Stripe(config.STRIPE_SECRET_KEY, {
    host: base.hostname,
    ...(base.port ? { port: base.port } : {}),
    protocol: base.protocol === 'http:' ? 'http' : 'https',
    timeout: 10_000,
    maxNetworkRetries: 2,
  });
  return {
    /** Makes, or finds again, the one PaymentIntent of a booking; the idempotency key is the booking's id. `amount` in pence. */
    async intend(booking: { id: string; amount: number; tour_id: string; participants: number }) {
      const intent = await stripe.paymentIntents.create(
        {
          amount: booking.amount,
          currency: 'gbp',
          allowed_payment_method_types: ['card'],
          metadata: {
            booking_id: booking.id,
            tour_id: booking.tour_id,
            participant_count: String(booking.participants),
          },
        },
        { idempotencyKey: booking.id },
      );
      return intent;
    },
    /** The PaymentIntent as Stripe has it now. */
    async intent(id: string) {
      return await stripe.paymentIntents.retrieve(id);
    },
    /** Gives up a PaymentIntent nobody paid. */
    async cancel(id: string) {
      return await stripe.paymentIntents.cancel(id);
    },
    /**
     * The event in a webhook's raw body.
     * @throws Stripe.errors.StripeSignatureVerificationError when the signature is wrong, missing or over 300 s old
     */
    event(rawBody: Buffer, signature: string): Stripe.Event {
      return stripe.webhooks.constructEvent(rawBody, signature, config.STRIPE_WEBHOOK_SECRET, 300);
    },
  };
}
