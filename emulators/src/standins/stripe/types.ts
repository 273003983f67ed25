import type Stripe from 'stripe';

/**
 * Stripe's objects as its SDK declares them, so that tsc reports a shape that an SDK update
 * changes. The objects are kept unexpanded: a field that may be an object or its id holds the id.
 * Amounts are pence.
 */

/** A card has `card`, an account of Link has `link`. */
export type PaymentMethod = Stripe.PaymentMethod & { card?: Stripe.PaymentMethod.Card & { checks: CardChecks } };
type CardChecks = NonNullable<Stripe.PaymentMethod.Card['checks']>;

export type PaymentIntent = Stripe.PaymentIntent & {
  client_secret: string;
  latest_charge: string | null;
  payment_method: string | null;
};

export type Charge = Stripe.Charge & { payment_intent: string; payment_method: string };

export type Refund = Stripe.Refund & {
  charge: string;
  payment_intent: string;
  failure_balance_transaction?: string;
};

/** A movement of the account's balance. `source` is the id of the charge, refund or dispute. */
export type BalanceTransaction = Stripe.BalanceTransaction & { source: string };

export type Dispute = Stripe.Dispute & { charge: string; payment_intent: string };

/** The body of an error. A PaymentIntent keeps the body of its last error. */
export type StripeErrorBody = Stripe.PaymentIntent.LastPaymentError & { message: string };

export type StripeObject = PaymentIntent | Charge | Refund | Dispute;

/**
 * The fields that all events share. The SDK's `Stripe.Event` knows more about each type's object.
 */
export type StripeEvent = Omit<Stripe.EventBase, 'data' | 'type'> & {
  data: { object: StripeObject };
  type: Stripe.Event['type'];
};
