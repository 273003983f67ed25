import { createHash } from 'node:crypto';
import { stripeId, unixSeconds } from '../core/ids.ts';
import { type CardFailure, cardNumberOfMethod, findTestCard, hasValidCheckDigit } from './cards.ts';
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

const mobileWallets = ['apple_pay', 'google_pay'];

/**
 * Makes a payment method from `type=card&card[number]=…` or, for what Stripe.js itself makes, from
 * `card[token]` with the mobile wallet that gave it, or from `type=link&link[email]=…`.
 * @throws StripeError Stripe's card errors, when the values cannot be a card
 */
export function createMethod(store: StripeStore, form: StripeForm): Wallet {
  const billing = objectIn(form, 'billing_details') ?? {};
  if (form.type === 'link') return createLinkMethod(store, form, billing);
  if (form.type !== undefined && form.type !== 'card') {
    throw invalidRequest(`Unsupported payment method type: ${String(form.type)}`, 'parameter_invalid_empty', 'type');
  }
  const card = objectIn(form, 'card');
  if (!card) throw invalidRequest('Missing required param: card.', 'parameter_missing', 'card');
  if (typeof card.token === 'string') return createTokenMethod(store, card.token, card.wallet, billing);
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
  return keep(store, number, month, year, billing);
}

/** A card of a phone's wallet: the wallet gives a token for it, never its number. */
function createTokenMethod(
  store: StripeStore,
  token: string,
  wallet: FormValue | undefined,
  billing: Record<string, unknown>,
): Wallet {
  const made = findWallet(store, token.replace(/^tok_/, 'pm_card_'));
  Object.assign(made.method.billing_details, billing);
  if (wallet === undefined) return made;
  if (typeof wallet !== 'string' || !mobileWallets.includes(wallet))
    throw invalidRequest(`Unsupported wallet: ${String(wallet)}`, 'parameter_unknown', 'card[wallet]');
  if (made.method.card) made.method.card.wallet = { type: wallet, dynamic_last4: made.method.card.last4, [wallet]: {} };
  return made;
}

/** An account of Link, which pays with the Visa card that it has saved. */
function createLinkMethod(store: StripeStore, form: StripeForm, billing: Record<string, unknown>): Wallet {
  const email = objectIn(form, 'link')?.email;
  if (typeof email !== 'string') throw invalidRequest('Missing required param: link.', 'parameter_missing', 'link');
  const card = findTestCard('4242424242424242') ?? null;
  const method: PaymentMethod = {
    ...commonFields({ email, ...billing }),
    link: { email },
    type: 'link',
  };
  const wallet = { method, card };
  store.wallets.set(method.id, wallet);
  return wallet;
}

function objectIn(form: StripeForm, name: string): StripeForm | undefined {
  const value = form[name];
  return value === undefined || typeof value === 'string' || Array.isArray(value) ? undefined : value;
}

/** Finds the wallet behind a payment method's id, also for Stripe's named test methods. */
export function findWallet(store: StripeStore, id: string): Wallet {
  const known = store.wallets.get(id);
  if (known) return known;
  const number = cardNumberOfMethod(id);
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
    ...commonFields(billing),
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
    type: 'card',
  };
  const wallet = { method, card };
  store.wallets.set(method.id, wallet);
  return wallet;
}

function commonFields(billing: Record<string, unknown>): Omit<PaymentMethod, 'type'> {
  return {
    id: stripeId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null, ...billing },
    created: unixSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
  };
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
