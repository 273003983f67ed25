import type { Attempt } from './attempt.ts';
import { type KeyKind, requireSecret } from './auth.ts';
import { confirmIntent, requireWallet } from './confirm.ts';
import { invalidRequest, missingResource } from './errors.ts';
import type { StripeForm } from './form.ts';
import {
  cancelIntent,
  createIntent,
  intentParams,
  intentUpdateParams,
  unexpectedState,
  updateIntent,
} from './intents.ts';
import { listOf } from './lists.ts';
import { createMethod, findWallet } from './methods.ts';
import { readParams } from './params.ts';
import { requireType } from './payment-types.ts';
import { createRefund, refundParams } from './refunds.ts';
import { chargeOf, intentOf } from './store.ts';
import type { PaymentIntent } from './types.ts';

type StripeCall = { caller: KeyKind; form: StripeForm; id: string; attempt: Attempt; path: string };
export type StripeEndpoint = { method: 'GET' | 'POST'; path: RegExp; answer: (call: StripeCall) => object };

const confirmParams = {
  payment_method: { kind: 'text' },
  payment_method_data: { kind: 'object' },
  payment_method_options: { kind: 'object' },
  client_secret: { kind: 'text' },
  expected_payment_method_type: { kind: 'text' },
  receipt_email: { kind: 'text' },
  return_url: { kind: 'text' },
  use_stripe_sdk: { kind: 'boolean' },
} as const;

/** Every endpoint under /v1 that the stand-in knows. `id` is the first group of the path. */
export const endpoints: readonly StripeEndpoint[] = [
  { method: 'POST', path: /^\/v1\/payment_intents$/, answer: postIntent },
  { method: 'GET', path: /^\/v1\/payment_intents$/, answer: secret(listIntents) },
  { method: 'GET', path: /^\/v1\/payment_intents\/([^/]+)$/, answer: getIntent },
  { method: 'POST', path: /^\/v1\/payment_intents\/([^/]+)$/, answer: secret(postIntentUpdate) },
  { method: 'POST', path: /^\/v1\/payment_intents\/([^/]+)\/confirm$/, answer: postConfirm },
  { method: 'POST', path: /^\/v1\/payment_intents\/([^/]+)\/cancel$/, answer: secret(postCancel) },
  { method: 'GET', path: /^\/v1\/elements\/sessions$/, answer: getElementsSession },
  {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    answer: secret(({ form, attempt }) => createRefund(attempt, readParams(form, refundParams))),
  },
  { method: 'GET', path: /^\/v1\/refunds$/, answer: secret(listRefunds) },
  {
    method: 'GET',
    path: /^\/v1\/refunds\/([^/]+)$/,
    answer: secret(({ id, attempt }) => found(attempt.store.refunds.get(id), 'refund', id)),
  },
  { method: 'GET', path: /^\/v1\/charges$/, answer: secret(listCharges) },
  {
    method: 'GET',
    path: /^\/v1\/charges\/([^/]+)$/,
    answer: secret(({ id, attempt }) => chargeOf(attempt.store, id, 'id')),
  },
  {
    method: 'GET',
    path: /^\/v1\/disputes\/([^/]+)$/,
    answer: secret(({ id, attempt }) => found(attempt.store.disputes.get(id), 'dispute', id)),
  },
  { method: 'GET', path: /^\/v1\/balance_transactions$/, answer: secret(listBalance) },
  {
    method: 'GET',
    path: /^\/v1\/balance_transactions\/([^/]+)$/,
    answer: secret(({ id, attempt }) => found(attempt.store.balance.get(id), 'balance_transaction', id)),
  },
  { method: 'GET', path: /^\/v1\/events$/, answer: secret(listEvents) },
  {
    method: 'GET',
    path: /^\/v1\/events\/([^/]+)$/,
    answer: secret(({ id, attempt }) => found(attempt.store.events.get(id), 'event', id)),
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_methods$/,
    answer: ({ form, attempt }) => createMethod(attempt.store, form).method,
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_methods\/([^/]+)$/,
    answer: secret(({ id, attempt }) => findWallet(attempt.store, id).method),
  },
];

function secret(answer: StripeEndpoint['answer']): StripeEndpoint['answer'] {
  return (call) => {
    requireSecret(call.caller);
    return answer(call);
  };
}

function found<Item>(item: Item | undefined, kind: string, id: string): Item {
  if (item === undefined) throw missingResource(kind, id, 'id');
  return item;
}

function postIntent({ caller, form, attempt }: StripeCall): PaymentIntent {
  requireSecret(caller);
  const params = readParams(form, intentParams);
  if (params.payment_method) findWallet(attempt.store, params.payment_method);
  const intent = createIntent(attempt.store, params, attempt);
  const wallet = params.payment_method_data
    ? createMethod(attempt.store, params.payment_method_data)
    : params.payment_method && findWallet(attempt.store, params.payment_method);
  if (params.confirm) return confirmIntent(attempt, intent, wallet || requireWallet(attempt.store, intent, undefined));
  if (wallet) {
    intent.payment_method = wallet.method.id;
    intent.status = 'requires_confirmation';
  }
  return intent;
}

function postIntentUpdate({ id, form, attempt }: StripeCall): PaymentIntent {
  const intent = intentOf(attempt.store, id);
  const params = readParams(form, intentUpdateParams);
  updateIntent(intent, params);
  if (params.payment_method) {
    intent.payment_method = findWallet(attempt.store, params.payment_method).method.id;
    if (intent.status === 'requires_payment_method') intent.status = 'requires_confirmation';
  }
  return intent;
}

function getIntent({ id, caller, form, attempt }: StripeCall): PaymentIntent {
  const { client_secret } = readParams(form, { client_secret: { kind: 'text' } });
  const intent = intentOf(attempt.store, id);
  if (caller === 'publishable') checkClientSecret(intent, client_secret);
  return intent;
}

function postConfirm({ id, caller, form, attempt }: StripeCall): PaymentIntent {
  const params = readParams(form, confirmParams);
  const intent = intentOf(attempt.store, id);
  if (caller === 'publishable') checkClientSecret(intent, params.client_secret);
  const wallet = params.payment_method_data
    ? createMethod(attempt.store, params.payment_method_data)
    : requireWallet(attempt.store, intent, params.payment_method);
  requireType(intent, wallet.method.type, params.return_url);
  if (params.receipt_email) intent.receipt_email = params.receipt_email;
  return confirmIntent(attempt, intent, wallet);
}

/**
 * What the Payment Element asks when it is shown: how this payment may be paid. Stripe does not
 * document the endpoint; only its own Stripe.js calls it.
 */
function getElementsSession({ form, attempt }: StripeCall): object {
  const params = readParams(form, { client_secret: { kind: 'text', required: true } });
  const intent = intentOf(attempt.store, params.client_secret.replace(/_secret_.*/, ''), 'client_secret');
  checkClientSecret(intent, params.client_secret);
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw unexpectedState(intent, `This PaymentIntent is in a terminal state (${intent.status}) and cannot be used.`);
  const { amount, currency, payment_method_types } = intent;
  return { object: 'elements_session', amount, currency, payment_method_types };
}

function postCancel({ id, form, attempt }: StripeCall): PaymentIntent {
  const { cancellation_reason } = readParams(form, { cancellation_reason: { kind: 'text' } });
  return cancelIntent(intentOf(attempt.store, id), cancellation_reason, attempt);
}

/** Checks the client secret, with which a browser proves that the intent is its own. */
export function checkClientSecret(intent: PaymentIntent, clientSecret: string | undefined): void {
  if (clientSecret === intent.client_secret) return;
  throw invalidRequest(
    'The client_secret provided does not match any associated PaymentIntent on this account.',
    clientSecret === undefined ? 'parameter_missing' : 'payment_intent_invalid_parameter',
    'client_secret',
  );
}

function listIntents({ form, attempt, path }: StripeCall): object {
  return listOf([...attempt.store.intents.values()], form, path);
}

function listRefunds({ form, attempt, path }: StripeCall): object {
  const { payment_intent, charge } = form;
  const refunds = [...attempt.store.refunds.values()].filter(
    (refund) =>
      (payment_intent === undefined || refund.payment_intent === payment_intent) &&
      (charge === undefined || refund.charge === charge),
  );
  return listOf(refunds, form, path, ['payment_intent', 'charge']);
}

function listCharges({ form, attempt, path }: StripeCall): object {
  const charges = [...attempt.store.charges.values()];
  const wanted = charges.filter(({ payment_intent }) => !form.payment_intent || payment_intent === form.payment_intent);
  return listOf(wanted, form, path, ['payment_intent']);
}

/** Lists movements of the balance, newest first (docs.stripe.com/api/balance_transactions/list). */
function listBalance({ form, attempt, path }: StripeCall): object {
  const { type, source } = form;
  const wanted = [...attempt.store.balance.values()]
    .filter((one) => (type === undefined || one.type === type) && (source === undefined || one.source === source))
    // Payments of the past are remembered in no order.
    .toSorted((a, b) => a.created - b.created);
  return listOf(wanted, form, path, ['type', 'source', 'currency']);
}

/**
 * Lists events. `types` has at most 20 items and cannot stand beside `type`
 * (docs.stripe.com/api/events/list).
 */
function listEvents({ form: { types, ...form }, attempt, path }: StripeCall): object {
  if (types !== undefined && (form.type || !Array.isArray(types) || types.length > 20))
    throw invalidRequest('Invalid array', undefined, 'types');
  const isAsked = (type: string) => (types ? types.includes(type) : !form.type || type === form.type);
  const events = [...attempt.store.events.values()].filter(({ type }) => isAsked(type));
  return listOf(events, form, path, ['type']);
}
