import { invalidRequest } from './errors.ts';
import type { FormValue, StripeForm } from './form.ts';
import type { PaymentIntent } from './types.ts';

/** The types that this account has switched on. Wallets are cards. */
const enabledTypes = ['card', 'link'];

/**
 * The types of payment that an intent takes: those of the list, or all that the account has switched
 * on if it asked for automatic ones, less the excluded.
 * @throws StripeError for a type that the account does not have
 */
export function typesOf(
  allowed: readonly FormValue[] | undefined,
  excluded: readonly FormValue[] | undefined,
  automatic: StripeForm | undefined,
): string[] {
  const types = allowed?.map(String) ?? (automatic?.enabled === 'true' ? enabledTypes : ['card']);
  const unknown = types.find((type) => !enabledTypes.includes(type));
  if (unknown) {
    throw invalidRequest(
      `The payment method type "${unknown}" is invalid.`,
      'payment_intent_invalid_parameter',
      'allowed_payment_method_types',
    );
  }
  return types.filter((type) => !excluded?.includes(type));
}

/**
 * Checks that an intent may be paid by a method of this type.
 * @throws StripeError if the intent does not take the type, or if a payment could lead to another
 *   page and the way back is missing
 */
export function requireType(intent: PaymentIntent, type: string, returnUrl: string | undefined): void {
  if (!intent.payment_method_types.includes(type)) {
    throw invalidRequest(
      `The PaymentMethod provided (${type}) is not allowed for this PaymentIntent. Please attach a PaymentMethod of one of the following types: ${intent.payment_method_types.join(', ')}.`,
      'payment_intent_incompatible_payment_method',
    );
  }
  const automatic = intent.automatic_payment_methods;
  if (automatic?.enabled && automatic.allow_redirects !== 'never' && returnUrl === undefined) {
    throw invalidRequest(
      'A `return_url` must be specified because this Payment Intent is configured to automatically accept the payment methods enabled in the Dashboard, some of which may require a full page redirect to succeed. If you do not want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.',
      undefined,
      'return_url',
    );
  }
}
