import { stripeId, unixSeconds } from '../core/ids.ts';
import { statementOf } from './descriptors.ts';
import { invalidRequest } from './errors.ts';
import type { EmitEvent, StripeRequest } from './events.ts';
import { type Params, type Rules, readMetadata } from './params.ts';
import { typesOf } from './payment-types.ts';
import type { StripeStore } from './store.ts';
import type { PaymentIntent } from './types.ts';

/**
 * Parameters for creating or updating a PaymentIntent. Stripe knows more, but this product needs no
 * more.
 */
export const intentParams = {
  amount: { kind: 'integer', required: true },
  currency: { kind: 'text', required: true },
  automatic_payment_methods: { kind: 'object' },
  capture_method: { kind: 'text' },
  confirm: { kind: 'boolean' },
  description: { kind: 'text' },
  metadata: { kind: 'object' },
  payment_method: { kind: 'text' },
  payment_method_data: { kind: 'object' },
  payment_method_options: { kind: 'object' },
  allowed_payment_method_types: { kind: 'list' },
  excluded_payment_method_types: { kind: 'list' },
  receipt_email: { kind: 'text' },
  return_url: { kind: 'text' },
  statement_descriptor: { kind: 'text' },
  statement_descriptor_suffix: { kind: 'text' },
} as const satisfies Rules;

export const intentUpdateParams = {
  ...intentParams,
  amount: { kind: 'integer' },
  currency: { kind: 'text' },
} as const satisfies Rules;

type Emit = { emit: EmitEvent; cause: StripeRequest };

/**
 * Makes a PaymentIntent that waits to be paid.
 * @throws StripeError for an amount, a currency, a type or a suffix that Stripe would not accept
 */
export function createIntent(
  store: StripeStore,
  params: Params<typeof intentParams>,
  { emit, cause }: Emit,
  id = stripeId('pi'),
): PaymentIntent {
  checkAmount(params.amount);
  const currency = checkCurrency(params.currency);
  const automatic = params.automatic_payment_methods;
  const excluded = params.excluded_payment_method_types;
  const types = typesOf(params.allowed_payment_method_types, excluded, automatic);
  const suffix = params.statement_descriptor_suffix ?? null;
  statementOf(suffix);
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    amount: params.amount,
    allowed_payment_method_types: params.allowed_payment_method_types ? types : null,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: automatic
      ? { allow_redirects: String(automatic.allow_redirects ?? 'always'), enabled: automatic.enabled === 'true' }
      : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: stripeId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: unixSeconds(),
    currency,
    customer: null,
    customer_account: null,
    description: params.description ?? null,
    excluded_payment_method_types: excluded?.map(String) ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: readMetadata(params.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: types,
    payment_record: null,
    processing: null,
    receipt_email: params.receipt_email ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: params.statement_descriptor ?? null,
    statement_descriptor_suffix: suffix,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
  store.intents.set(id, intent);
  emit('payment_intent.created', intent, cause);
  return intent;
}

/** Changes an intent that is not paid or cancelled yet. */
export function updateIntent(intent: PaymentIntent, params: Params<typeof intentUpdateParams>): PaymentIntent {
  const moneyChanges = params.amount !== undefined || params.currency !== undefined;
  if (moneyChanges && (intent.status === 'succeeded' || intent.status === 'canceled')) {
    throw unexpectedState(
      intent,
      `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`,
    );
  }
  if (params.amount !== undefined) {
    checkAmount(params.amount);
    intent.amount = params.amount;
  }
  if (params.currency !== undefined) intent.currency = checkCurrency(params.currency);
  if (params.description !== undefined) intent.description = params.description;
  if (params.receipt_email !== undefined) intent.receipt_email = params.receipt_email;
  intent.metadata = readMetadata(params.metadata, intent.metadata);
  return intent;
}

/** Cancels an intent. A paid intent cannot be cancelled. */
export function cancelIntent(intent: PaymentIntent, reason: string | undefined, { emit, cause }: Emit): PaymentIntent {
  const cancellable = [
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'requires_capture',
    'processing',
  ];
  if (!cancellable.includes(intent.status)) {
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${cancellable.join(', ')}.`,
    );
  }
  const reasons = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'];
  if (reason !== undefined && !reasons.includes(reason)) {
    throw invalidRequest(
      `Invalid cancellation_reason: must be one of ${reasons.join(', ')}`,
      undefined,
      'cancellation_reason',
    );
  }
  intent.status = 'canceled';
  intent.canceled_at = unixSeconds();
  intent.cancellation_reason = reason ?? null;
  intent.next_action = null;
  emit('payment_intent.canceled', intent, cause);
  return intent;
}

export function unexpectedState(intent: PaymentIntent, message: string) {
  const error = invalidRequest(message, 'payment_intent_unexpected_state');
  error.body.payment_intent = structuredClone(intent);
  return error;
}

function checkAmount(amount: number): void {
  if (amount < 0) {
    throw invalidRequest('This value must be greater than or equal to 1.', 'parameter_invalid_integer', 'amount');
  }
  // Stripe's documented minimum charge in pounds is 30p; its maximum is eight digits.
  if (amount < 30) throw invalidRequest('Amount must be at least £0.30 gbp', 'amount_too_small', 'amount');
  if (amount > 99_999_999)
    throw invalidRequest('Amount must be no more than £999,999.99', 'amount_too_large', 'amount');
}

function checkCurrency(currency: string): string {
  const lower = currency.toLowerCase();
  if (!['gbp', 'eur', 'usd'].includes(lower)) {
    throw invalidRequest(
      `Invalid currency: ${lower}. Stripe currently supports these currencies: usd, gbp, eur`,
      undefined,
      'currency',
    );
  }
  return lower;
}
