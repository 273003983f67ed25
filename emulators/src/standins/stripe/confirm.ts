import type Stripe from 'stripe';
import { stripeId, unixSeconds } from '../core/ids.ts';
import type { Attempt } from './attempt.ts';
import { chargeMoves } from './balance.ts';
import type { CardFailure } from './cards.ts';
import { statementOf } from './descriptors.ts';
import { openDispute } from './disputes.ts';
import { invalidRequest, StripeError } from './errors.ts';
import { unexpectedState } from './intents.ts';
import { findWallet, liveCardInTestMode } from './methods.ts';
import type { StripeStore, Wallet } from './store.ts';
import type { Charge, PaymentIntent, PaymentMethod, StripeErrorBody } from './types.ts';

const authenticationFailure =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/**
 * Tries to pay with a card or an account of Link. The payment succeeds or asks for authentication.
 * @throws StripeError 402 as Stripe answers to a decline
 */
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

/**
 * Ends a 3-D Secure challenge. A completed challenge charges the card. After a failed one the
 * intent waits for another card.
 */
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
  if (wallet.method.card) wallet.method.card.checks.cvc_check = 'pass';
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
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: statementOf(intent.statement_descriptor_suffix),
    captured: !failure,
    created: unixSeconds(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: failure
      ? {
          advice_code: null,
          network_advice_code: null,
          network_decline_code: null,
          network_status: 'declined_by_network',
          reason: failure.decline_code ?? failure.code,
          seller_message: 'The bank did not return any further details with this decline.',
          type: 'issuer_declined',
        }
      : {
          advice_code: null,
          network_advice_code: null,
          network_decline_code: null,
          network_status: 'approved_by_network',
          reason: null,
          seller_message: 'Payment complete.',
          type: 'authorized',
        },
    paid: !failure,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(method, intent.amount),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: failure ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
  if (!failure) charge.balance_transaction = chargeMoves(store, charge);
  store.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  return charge;
}

/** The card, or the account of Link, in the form that a charge shows. */
function detailsOf({ card, type }: PaymentMethod, amount: number): Stripe.Charge.PaymentMethodDetails {
  if (!card) return { type, link: { country: 'GB' } };
  const { brand, checks, country, exp_month, exp_year, fingerprint = null, funding, last4, regulated_status } = card;
  const charged: Stripe.Charge.PaymentMethodDetails.Card = {
    amount_authorized: amount,
    authorization_code: null,
    brand,
    checks,
    country,
    electronic_commerce_indicator: null,
    exp_month,
    exp_year,
    fingerprint,
    funding,
    installments: null,
    last4,
    mandate: null,
    network: brand,
    network_transaction_id: null,
    regulated_status,
    three_d_secure: null,
    transaction_link_id: null,
    wallet: card.wallet && { type: card.wallet.type, dynamic_last4: card.wallet.dynamic_last4 },
  };
  return { type, card: charged };
}

/** The wallet that a confirmation names, or the wallet that the intent already has. */
export function requireWallet(store: StripeStore, intent: PaymentIntent, id: string | undefined): Wallet {
  const chosen = id ?? intent.payment_method;
  if (chosen) return findWallet(store, chosen);
  throw invalidRequest(
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    'payment_intent_unexpected_state',
  );
}
