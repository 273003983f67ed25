import {
  type DisputeMovement,
  type DisputeState,
  type PaymentFacts,
  type ReportedRefund,
  receiptAddress,
} from '@streetlore/domain/booking';
import { documentId } from '@streetlore/domain/fields';
import type { MovedAtStripe } from '@streetlore/domain/ledger';
import { CURRENCY } from '@streetlore/domain/money';
import { type AnyOrder, chargeOf } from '@streetlore/domain/order';
import type { TimeSpan } from '@streetlore/domain/query';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { SettingsOf } from '../base/config.ts';
import { log } from '../base/log.ts';

/** The calls that the product makes to Stripe. */
export type Payments = ReturnType<typeof payments>;

/** The webhook calls that the product gets from Stripe. */
export type StripeEvents = ReturnType<typeof stripeEvents>;

/**
 * An event of Stripe with the ids of its PaymentIntent and, for a dispute event, of its dispute.
 */
export type StripeBookingEvent = { event: { id: string; type: string }; intentId: string; disputeId: string | null };

/** A PaymentIntent as Stripe has it, with the order that it pays for; null for a payment that is not ours. */
export type StripePayment = {
  order_id: string | null;
  clientSecret: string | null;
  facts: PaymentFacts;
};

/** What moved at Stripe, with the PaymentIntent that it belongs to; null for a payment without one. */
export type StripeMovement = MovedAtStripe & { readonly intent_id: string | null };

/**
 * The age, in ms, up to which Stripe lists its events (https://docs.stripe.com/api/events:
 * "guarantees access … for 30 days").
 */
export const EVENTS_KEPT = 30 * 24 * 60 * 60_000;

/** The greatest age of a webhook's signature, in seconds: Stripe's own recommendation. */
const SIGNATURE_TOLERANCE = 300;

/** Loaded on first use: every function is a process of its own, and most never call Stripe. */
const load = async () => (await import('stripe')).default;

/**
 * Makes Stripe's client. Its timeout is short, so that a slow Stripe cannot hold a callable until
 * its own timeout.
 */
async function connect(config: SettingsOf<'payments'>): Promise<Stripe> {
  const base = new URL(config.STRIPE_API_BASE);
  const Client = await load();
  return new Client(config.STRIPE_SECRET_KEY, {
    host: base.hostname,
    ...(base.port ? { port: base.port } : {}),
    protocol: base.protocol === 'http:' ? 'http' : 'https',
    timeout: 8_000,
    maxNetworkRetries: 2,
  });
}

/** The calls that the product makes to Stripe. */
export function payments(config: SettingsOf<'payments'>) {
  let connected: Promise<Stripe> | undefined;
  const client = () => {
    connected ??= connect(config);
    return connected;
  };
  // `amount_refunded` of a charge does not show that the money of a failed refund came back. The
  // refunds show it; Stripe includes the newest ten. Balance transactions say when, and at what fee.
  const expand = ['latest_charge.balance_transaction', 'latest_charge.refunds.data.failure_balance_transaction'];
  return {
    /**
     * Creates the one PaymentIntent of an order, or gets it again. The idempotency key is its id, so
     * everything in the request must follow from what is kept unchanged.
     * @throws when Stripe refuses or cannot be reached
     */
    async intend(order: AnyOrder): Promise<StripePayment> {
      const stripe = await client();
      const charge = chargeOf(order);
      const receipt_email = receiptAddress(charge.email);
      const intent = await stripe.paymentIntents.create(
        {
          amount: charge.amount,
          currency: CURRENCY,
          // Cards with their wallets, and Link. A method that leads away to a bank's page would leave
          // the booking behind, and 3-D Secure needs none: Stripe.js asks in a dialog.
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          // Its money takes days to come, and a hunt may begin today.
          excluded_payment_method_types: ['bacs_debit'],
          description: charge.description,
          statement_descriptor_suffix: charge.statement,
          ...(receipt_email === null ? {} : { receipt_email }),
          metadata: {
            order_id: charge.id,
            tour_id: charge.tour_id,
            participant_count: String(charge.participants),
          },
        },
        { idempotencyKey: charge.id },
      );
      return paymentOf(intent);
    },

    /** Gets the PaymentIntent as Stripe has it now; null when Stripe has none with this id. */
    async payment(intentId: string): Promise<StripePayment | null> {
      const [stripe, { errors }] = await Promise.all([client(), load()]);
      try {
        return await withAllRefunds(stripe, await stripe.paymentIntents.retrieve(intentId, { expand }));
      } catch (error) {
        if (error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing') return null;
        throw error;
      }
    },

    /**
     * Cancels a PaymentIntent that nobody has paid.
     * @throws when it has been paid or cancelled meanwhile
     */
    async cancel(intentId: string): Promise<StripePayment> {
      const stripe = await client();
      return paymentOf(await stripe.paymentIntents.cancel(intentId, { expand }));
    },

    /**
     * Refunds `amount` pence of a payment. Requests with the same `key` make one refund, however
     * often they are repeated.
     * @param booking_id the hunt whose refund it is: several hunts may share the payment
     * @throws when Stripe refuses or cannot be reached
     */
    async refund(intentId: string, amount: number, key: string, booking_id: string): Promise<void> {
      const stripe = await client();
      const request = { payment_intent: intentId, amount, metadata: { booking_id } };
      await stripe.refunds.create(request, { idempotencyKey: `refund/${key}` });
    },

    /**
     * Lists every event since a moment that may change a booking, newest first. Several callers may
     * read from the generator at once.
     * @throws when Stripe refuses or cannot be reached
     */
    async *eventsSince(since: Date): AsyncGenerator<StripeBookingEvent> {
      const stripe = await client();
      const created = { gte: secondsOf(since) };
      for await (const event of stripe.events.list({ created, types: [...bookingEventTypes], limit: 100 })) {
        const news = bookingEventOf(event);
        if (news && news !== 'malformed') yield news;
      }
    },

    /** Gets the present state of a dispute, and what the bank has withdrawn and given back so far. */
    async dispute(disputeId: string): Promise<{ state: DisputeState; disputed: DisputeMovement[] }> {
      const stripe = await client();
      const { status, balance_transactions } = await stripe.disputes.retrieve(disputeId);
      const isWon = status === 'won' || status === 'prevented' || status === 'warning_closed';
      return {
        state: status === 'lost' ? 'lost' : isWon ? 'won' : 'open',
        disputed: balance_transactions.map(({ id, amount, fee, created }) => ({
          id,
          amount,
          fee,
          at: dateOf(created),
        })),
      };
    },

    /**
     * Lists what moved at Stripe within a span, newest first: payments, refunds, refunds that came back, and
     * disputes. Payouts to our bank and Stripe's own bills are left out.
     * @throws when Stripe refuses or cannot be reached
     */
    async *movedWithin({ from, to }: TimeSpan): AsyncGenerator<StripeMovement> {
      const stripe = await client();
      const created = { gte: secondsOf(from), lt: secondsOf(to) };
      const listed = stripe.balanceTransactions.list({ created, limit: 100, expand: ['data.source'] });
      for await (const transaction of listed) {
        const movement = movementOf(transaction);
        if (movement) yield movement;
      }
    },
  };
}

/** Checks webhook calls that claim to come from Stripe. */
export function stripeEvents({ STRIPE_WEBHOOK_SECRET }: SettingsOf<'stripeEvents'>) {
  return {
    /**
     * The event in a webhook's raw body; null when the signature is wrong, missing, malformed or
     * over 300 s old.
     */
    async event(rawBody: Buffer, signature: string): Promise<Stripe.Event | null> {
      const { webhooks } = await load();
      let reason: unknown;
      for (const secret of STRIPE_WEBHOOK_SECRET)
        try {
          return webhooks.constructEvent(rawBody, signature, secret, SIGNATURE_TOLERANCE);
        } catch (error) {
          // The SDK throws other errors for some malformed headers. Every error here is the
          // sender's fault.
          reason = error;
        }
      log.warn('A webhook in the name of Stripe was refused', {}, reason);
      return null;
    },
  };
}

/**
 * Whether Stripe refused the request. False for a failure of Stripe, and for 409, which says that
 * the same request is still running.
 */
export const wasRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'rawType' in error &&
  error.rawType === 'invalid_request_error' &&
  !('statusCode' in error && error.statusCode === 409);

/**
 * Whether Stripe has had another request under the same idempotency key in the last 24 hours, for
 * example one that the release before made. False for 409, which says that the same request is still
 * running.
 */
export const wasAnotherRequest = (error: unknown): boolean =>
  error instanceof Error &&
  'rawType' in error &&
  error.rawType === 'idempotency_error' &&
  !('statusCode' in error && error.statusCode === 409);

/** An object of Stripe, or only its id if it was not expanded. Parses to the id. */
const reference = z.union([
  documentId,
  z.pipe(
    z.object({ id: documentId }),
    z.transform(({ id }) => id),
  ),
]);
const eventSchema = z.object({ id: documentId, type: z.string(), data: z.object({ object: z.looseObject({}) }) });
const intentSchema = z.object({ id: documentId });
const paymentSchema = z.object({ payment_intent: z.nullable(reference) });
const disputeSchema = z.object({ id: documentId, payment_intent: z.nullable(reference) });

const intentTypes = ['payment_intent.succeeded', 'payment_intent.canceled'];
const refundTypes = ['charge.refunded', 'charge.refund.updated', 'refund.created', 'refund.updated', 'refund.failed'];
const disputeTypes = ['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'].map(
  (what) => `charge.dispute.${what}`,
);
/** The types of events that change bookings. One listing at Stripe accepts at most 20 types. */
const bookingEventTypes = [...intentTypes, ...refundTypes, ...disputeTypes];

/**
 * Reads an event. Null for the many types that change no booking, and for payments without a
 * PaymentIntent. `malformed` for a body that is no event of Stripe, signed or not: reading it again
 * later will not help.
 */
export function bookingEventOf(event: unknown): StripeBookingEvent | null | 'malformed' {
  const parsed = z.safeParse(eventSchema, event);
  if (!parsed.success) return 'malformed';
  const { id, type, data } = parsed.data;
  const about = (intentId: string | null, disputeId: string | null = null): StripeBookingEvent | null =>
    intentId === null ? null : { event: { id, type }, intentId, disputeId };
  if (intentTypes.includes(type)) {
    const intent = z.safeParse(intentSchema, data.object);
    return intent.success ? about(intent.data.id) : 'malformed';
  }
  if (refundTypes.includes(type)) {
    const payment = z.safeParse(paymentSchema, data.object);
    return payment.success ? about(payment.data.payment_intent) : 'malformed';
  }
  if (disputeTypes.includes(type)) {
    const dispute = z.safeParse(disputeSchema, data.object);
    return dispute.success ? about(dispute.data.payment_intent, dispute.data.id) : 'malformed';
  }
  return null;
}

/**
 * A payment with every refund. Stripe includes the newest ten; a party of many teams may have more.
 */
async function withAllRefunds(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<StripePayment> {
  const payment = paymentOf(intent);
  const { latest_charge: charge } = intent;
  if (!charge || typeof charge === 'string' || !charge.refunds?.has_more) return payment;
  const refunds: ReportedRefund[] = [];
  const all = { payment_intent: intent.id, limit: 100, expand: ['data.failure_balance_transaction'] };
  for await (const refund of stripe.refunds.list(all)) refunds.push(refundOf(refund));
  return { ...payment, facts: { ...payment.facts, refunds } };
}

function paymentOf(intent: Stripe.PaymentIntent): StripePayment {
  const { latest_charge, status } = intent;
  const charge = typeof latest_charge === 'string' ? null : latest_charge;
  return {
    order_id: intent.metadata.order_id ?? null,
    clientSecret: intent.client_secret,
    facts: {
      intent_id: intent.id,
      state: status === 'succeeded' ? 'succeeded' : status === 'canceled' ? 'canceled' : 'open',
      amount_received: intent.amount_received,
      refunds: (charge?.refunds?.data ?? []).map(refundOf),
      currency: intent.currency,
      paid_at: status === 'succeeded' && charge ? dateOf(charge.created) : null,
      fee: expandedOf(charge?.balance_transaction)?.fee ?? null,
    },
  };
}

const dateOf = (seconds: number): Date => new Date(seconds * 1000);
const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

/** An object of Stripe that was asked for with `expand`; null if there is none, or only its id. */
const expandedOf = <T extends object>(one: string | T | null | undefined): T | null =>
  typeof one === 'object' ? one : null;

/**
 * The refund as a booking stores it. `requires_action` counts as pending: it waits for the
 * customer's bank account. A cancelled refund counts as failed, because its money came back.
 */
function refundOf(refund: Stripe.Refund): ReportedRefund {
  const { id, amount, status, failure_reason, metadata, created } = refund;
  const isBack = status === 'failed' || status === 'canceled';
  const returned = expandedOf(refund.failure_balance_transaction);
  return {
    id,
    amount,
    status: isBack ? 'failed' : status === 'succeeded' ? 'succeeded' : 'pending',
    reason: failure_reason ?? null,
    booking_id: metadata?.booking_id ?? null,
    at: dateOf(created),
    returned_at: isBack && returned ? dateOf(returned.created) : null,
  };
}

/**
 * A balance transaction as the ledger would have it. Null for what is no business of an order, such as a
 * payout (https://docs.stripe.com/reports/balance-transaction-types).
 */
function movementOf({ id, amount, fee, created, source }: Stripe.BalanceTransaction): StripeMovement | null {
  const about = expandedOf(source);
  const moved = { amount, fee, at: dateOf(created) };
  const intent_id = about && 'payment_intent' in about ? idOf(about.payment_intent ?? null) : null;
  if (about?.object === 'charge')
    return {
      ...moved,
      kind: 'payment',
      stripe_id: intent_id ?? about.id,
      intent_id,
      order_id: about.metadata.order_id ?? null,
    };
  if (about?.object === 'refund') {
    const kind = amount > 0 ? 'refund_returned' : 'refund';
    return { ...moved, kind, stripe_id: about.id, intent_id, order_id: null };
  }
  if (about?.object === 'dispute')
    return { ...moved, kind: 'charge_disputed', stripe_id: id, intent_id, order_id: null };
  return null;
}

const idOf = (one: string | { id: string } | null): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null);
