import { paymentFee } from '@streetlore/domain/money';
import { stripeId, unixSeconds } from '../core/ids.ts';
import type { StripeStore } from './store.ts';
import type { BalanceTransaction, Charge, Dispute, Refund } from './types.ts';

/** What Stripe takes for a dispute in the United Kingdom, in pence (stripe.com/gb/pricing). */
const DISPUTE_FEE = 2_000;

/** What moved, in the fields that the kinds of movements differ in. Pence; `amount` is negative for what leaves. */
type Moved = Pick<BalanceTransaction, 'amount' | 'fee' | 'type' | 'reporting_category' | 'source' | 'currency'>;

/** Writes a movement of the account's balance. */
function move(store: StripeStore, { amount, fee, ...moved }: Moved, created = unixSeconds()): BalanceTransaction {
  const transaction: BalanceTransaction = {
    id: stripeId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: created + 3 * 86_400,
    balance_type: 'payments',
    created,
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [{ amount: fee, application: null, currency: moved.currency, description: 'Stripe fee', type: 'stripe_fee' }],
    net: amount - fee,
    status: 'pending',
    ...moved,
  };
  store.balance.set(transaction.id, transaction);
  return transaction;
}

/** A payment comes in, less Stripe's fee. */
export const chargeMoves = (store: StripeStore, { id, amount, currency, created }: Charge): string =>
  move(
    store,
    { amount, fee: paymentFee(amount, 1), type: 'charge', reporting_category: 'charge', source: id, currency },
    created,
  ).id;

/** A refund leaves. Stripe keeps the fee of the payment, and takes none for the refund. */
export const refundMoves = (store: StripeStore, { id, amount, currency, created }: Refund): string =>
  move(store, { amount: -amount, fee: 0, type: 'refund', reporting_category: 'refund', source: id, currency }, created)
    .id;

/** The money of a refund that the bank rejected comes back. */
export const refundComesBack = (store: StripeStore, { id, amount, currency }: Refund): string =>
  move(store, {
    ...{ amount, fee: 0, type: 'refund_failure', reporting_category: 'refund_failure', source: id, currency },
  }).id;

/** The bank withdraws the disputed sum, and Stripe takes its fee. */
export const disputeWithdraws = (store: StripeStore, { id, amount, currency }: Dispute): BalanceTransaction =>
  move(store, {
    ...{ amount: -amount, fee: DISPUTE_FEE, type: 'adjustment', reporting_category: 'dispute', source: id, currency },
  });

/** The bank gives the disputed sum back. Stripe keeps its fee. */
export const disputeReinstates = (store: StripeStore, { id, amount, currency }: Dispute): BalanceTransaction =>
  move(store, {
    ...{ amount, fee: 0, type: 'adjustment', reporting_category: 'dispute_reversal', source: id, currency },
  });
