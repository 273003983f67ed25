import { createHash } from 'node:crypto';
import { stripeId, unixSeconds } from '../core/ids.ts';
import { type CardFailure, findTestCard, hasValidCheckDigit, numberOfNamedMethod } from './cards.ts';
import { invalidRequest, missingResource, StripeError } from './errors.ts';
import type { FormValue, StripeForm } from './form.ts';
import type { StripeStore, Wallet } from './store.ts';
import type { PaymentMethod } from './types.ts';

/** Stripe's answer, in test mode, to a number that is not one of its test cards. */
export const liveCardInTestMode: CardFailure = {
  code: 'card_declined',
  decline_code: 'test_mode_live_card',
  message:
    'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
};

/**
 * Makes a payment method from `type=card&card[number]=…`.
 * @throws StripeError Stripe's card errors, when the values cannot be a card
 */
export function createMethod(store: StripeStore, form: StripeForm): Wallet {
  if (form.type !== undefined && form.type !== 'card') {
    throw invalidRequest(`Unsupported payment method type: ${String(form.type)}`, 'parameter_invalid_empty', 'type');
  }
  const card = form.card;
  if (card === undefined || typeof card === 'string' || Array.isArray(card)) {
    throw invalidRequest('Missing required param: card.', 'parameter_missing', 'card');
  }
  if (typeof card.token === 'string') return findWallet(store, card.token.replace(/^tok_/, 'pm_card_'));
  const number = digits(card.number);
  const month = Number(digits(card.exp_month));
  const year = fullYear(Number(digits(card.exp_year)));
  const cvc = digits(card.cvc);
  if (!hasValidCheckDigit(number)) throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  if (!(month >= 1 && month <= 12)) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  if (isPast(month, year))
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  if (cvc !== '' && !/^\d{3,4}$/.test(cvc)) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
  const billing = form.billing_details;
  const details = billing === undefined || typeof billing === 'string' || Array.isArray(billing) ? {} : billing;
  return keep(store, number, month, year, details);
}

/** Finds the wallet behind a payment method's id, also for Stripe's named test methods. */
export function findWallet(store: StripeStore, id: string): Wallet {
  const known = store.wallets.get(id);
  if (known) return known;
  const number = numberOfNamedMethod(id);
  if (!number) throw missingResource('PaymentMethod', id, 'payment_method');
  return keep(store, number, 12, new Date().getFullYear() + 3, {});
}

function keep(
  store: StripeStore,
  number: string,
  month: number,
  year: number,
  billing: Record<string, unknown>,
): Wallet {
  const card = findTestCard(number) ?? null;
  const brand = card?.brand ?? 'visa';
  const method: PaymentMethod = {
    id: stripeId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null, ...billing },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
      country: card?.country ?? 'US',
      display_brand: brand,
      exp_month: month,
      exp_year: year,
      fingerprint: createHash('sha256').update(number).digest('base64url').slice(0, 16),
      funding: number === '4000056655665556' ? 'debit' : 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: unixSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  const wallet = { method, card };
  store.wallets.set(method.id, wallet);
  return wallet;
}

function cardError(code: string, message: string, param: string): StripeError {
  return new StripeError(402, { type: 'card_error', code, message, param });
}

function digits(value: FormValue | undefined): string {
  return typeof value === 'string' ? value.replace(/[\s-]/g, '') : '';
}

function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year;
}

function isPast(month: number, year: number): boolean {
  const now = new Date();
  return !(year > now.getFullYear() || (year === now.getFullYear() && month >= now.getMonth() + 1)) || year > 2100;
}
