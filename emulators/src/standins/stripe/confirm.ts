import { stripeId, unixSeconds } from '../core/ids.ts';
import type { CardFailure } from './cards.ts';
import { openDispute } from './disputes.ts';
import { invalidRequest, StripeError } from './errors.ts';
import type { Cause, EmitEvent } from './events.ts';
import { unexpectedState } from './intents.ts';
import { findWallet, liveCardInTestMode, type Wallet } from './methods.ts';
import type { StripeStore } from './store.ts';
import type { Charge, PaymentIntent, StripeErrorBody } from './types.ts';

export type Attempt = { store: StripeStore; emit: EmitEvent; cause: Cause };

const authenticationFailure =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** Tries to pay with a card: it succeeds, asks for authentication, or throws the 402 that Stripe answers to a decline. */
export function confirmIntent(attempt: Attempt, intent: PaymentIntent, wallet: Wallet): PaymentIntent {
  if (intent.status === 'succeeded') {
    throw unexpectedState(
      intent,
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
    );
  }
  if (intent.status === 'canceled') {
    throw unexpectedState(
      intent,
      'You cannot confirm this PaymentIntent because it has a status of canceled. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.',
    );
  }
  intent.payment_method = wallet.method.id;
  intent.last_payment_error = null;
  intent.next_action = null;
  if (wallet.card?.authenticates) {
    intent.status = 'requires_action';
    intent.next_action = {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', source: stripeId('payatt') },
    };
    attempt.emit('payment_intent.requires_action', intent, attempt.cause);
    return intent;
  }
  return settle(attempt, intent, wallet);
}

/** Ends a 3-D Secure challenge: completed, the card is charged; failed, the intent waits for another card. */
export function answerChallenge(attempt: Attempt, intent: PaymentIntent, outcome: 'complete' | 'fail'): PaymentIntent {
  if (intent.status !== 'requires_action' || intent.payment_method === null) {
    throw unexpectedState(
      intent,
      `This PaymentIntent has a status of ${intent.status}; there is nothing to authenticate.`,
    );
  }
  const wallet = findWallet(attempt.store, intent.payment_method);
  intent.next_action = null;
  if (outcome === 'complete') return settle(attempt, intent, wallet);
  const error: StripeErrorBody = {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: authenticationFailure,
    payment_method: wallet.method,
  };
  fail(attempt, intent, error);
  throw withIntent(400, error, intent);
}

function settle(attempt: Attempt, intent: PaymentIntent, wallet: Wallet): PaymentIntent {
  const failure = wallet.card ? wallet.card.failure : liveCardInTestMode;
  const charge = recordCharge(attempt.store, intent, wallet, failure);
  if (failure) {
    const error: StripeErrorBody = {
      type: 'card_error',
      ...failure,
      charge: charge.id,
      payment_method: wallet.method,
    };
    attempt.emit('charge.failed', charge, attempt.cause);
    fail(attempt, intent, error);
    throw withIntent(402, error, intent);
  }
  wallet.method.card.checks.cvc_check = 'pass';
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  attempt.emit('payment_intent.succeeded', intent, attempt.cause);
  attempt.emit('charge.succeeded', charge, attempt.cause);
  if (wallet.card?.disputed) openDispute(attempt, charge, 'fraudulent');
  return intent;
}

function fail(attempt: Attempt, intent: PaymentIntent, error: StripeErrorBody): void {
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.last_payment_error = error;
  attempt.emit('payment_intent.payment_failed', intent, attempt.cause);
}

function withIntent(status: number, error: StripeErrorBody, intent: PaymentIntent): StripeError {
  return new StripeError(status, { ...error, payment_intent: structuredClone(intent) });
}

function recordCharge(
  store: StripeStore,
  intent: PaymentIntent,
  wallet: Wallet,
  failure: CardFailure | undefined,
): Charge {
  const { method } = wallet;
  const charge: Charge = {
    id: stripeId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: failure ? 0 : intent.amount,
    amount_refunded: 0,
    balance_transaction: failure ? null : stripeId('txn'),
    billing_details: method.billing_details,
    captured: !failure,
    created: unixSeconds(),
    currency: intent.currency,
    description: intent.description,
    dispute: null,
    disputed: false,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    livemode: false,
    metadata: { ...intent.metadata },
    outcome: failure
      ? {
          network_status: 'declined_by_network',
          reason: failure.decline_code ?? failure.code,
          seller_message: 'The bank did not return any further details with this decline.',
          type: 'issuer_declined',
        }
      : {
          network_status: 'approved_by_network',
          reason: null,
          seller_message: 'Payment complete.',
          type: 'authorized',
        },
    paid: !failure,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: { ...method.card, network: method.card.brand }, type: 'card' },
    receipt_email: intent.receipt_email,
    refunded: false,
    status: failure ? 'failed' : 'succeeded',
  };
  store.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  return charge;
}

/** The wallet a confirmation names, or the one the intent already has. */
export function requireWallet(store: StripeStore, intent: PaymentIntent, id: string | undefined): Wallet {
  const chosen = id ?? intent.payment_method;
  if (chosen) return findWallet(store, chosen);
  throw invalidRequest(
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    'payment_intent_unexpected_state',
  );
}
