import type Stripe from 'stripe';

/**
 * Stripe's objects as its SDK declares them, so that an update of the SDK that changes a shape is an error here. They are kept
 * unexpanded: what may be an object or its id is the id. Amounts are pence.
 */

export type PaymentMethod = Stripe.PaymentMethod & { card: Stripe.PaymentMethod.Card & { checks: CardChecks } };
type CardChecks = NonNullable<Stripe.PaymentMethod.Card['checks']>;

export type PaymentIntent = Stripe.PaymentIntent & {
  client_secret: string;
  latest_charge: string | null;
  payment_method: string | null;
};

export type Charge = Stripe.Charge & { payment_intent: string; payment_method: string };

export type Refund = Stripe.Refund & { charge: string; payment_intent: string };

export type Dispute = Stripe.Dispute & { charge: string; payment_intent: string };

/** What an error's answer carries, and what a PaymentIntent keeps of its last one. */
export type StripeErrorBody = Stripe.PaymentIntent.LastPaymentError & { message: string };

export type StripeObject = PaymentIntent | Charge | Refund | Dispute;

/** An event as all of them are; the SDK's `Stripe.Event` knows more of each type's object. */
export type StripeEvent = Omit<Stripe.EventBase, 'data' | 'type'> & {
  data: { object: StripeObject };
  type: Stripe.Event['type'];
};
