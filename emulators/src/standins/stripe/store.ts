import { BoundedMap } from '../core/bounded.ts';
import type { TestCard } from './cards.ts';
import { missingResource } from './errors.ts';
import type {
  BalanceTransaction,
  Charge,
  Dispute,
  PaymentIntent,
  PaymentMethod,
  Refund,
  StripeEvent,
} from './types.ts';

/** A payment method and the card behind it. The card number itself is never kept. */
export type Wallet = { method: PaymentMethod; card: TestCard | null };

/** Everything that the Stripe stand-in keeps. Each map drops its oldest entries beyond a limit. */
export type StripeStore = {
  intents: BoundedMap<PaymentIntent>;
  charges: BoundedMap<Charge>;
  refunds: BoundedMap<Refund>;
  disputes: BoundedMap<Dispute>;
  balance: BoundedMap<BalanceTransaction>;
  wallets: BoundedMap<Wallet>;
  events: BoundedMap<StripeEvent>;
};

export function createStripeStore(): StripeStore {
  return {
    intents: new BoundedMap(2_000),
    charges: new BoundedMap(2_000),
    refunds: new BoundedMap(2_000),
    disputes: new BoundedMap(500),
    balance: new BoundedMap(4_000),
    wallets: new BoundedMap(2_000),
    events: new BoundedMap(2_000),
  };
}

export function intentOf(store: StripeStore, id: string, param = 'intent'): PaymentIntent {
  const intent = store.intents.get(id);
  if (!intent) throw missingResource('payment_intent', id, param);
  return intent;
}

export function chargeOf(store: StripeStore, id: string, param = 'charge'): Charge {
  const charge = store.charges.get(id);
  if (!charge) throw missingResource('charge', id, param);
  return charge;
}
