import { StripeError } from './errors.ts';
import type { StripeForm } from './form.ts';

/** The caller: the server with the secret key, or a browser with the publishable key. */
export type KeyKind = 'secret' | 'publishable';

type Keys = { stripeSecretKey: string; stripePublishableKey: string };

/**
 * Identifies the caller by the Authorization header, or by the form's `key`, which Stripe.js sends.
 * @throws StripeError 401
 */
export function authenticate(authorization: string | undefined, form: StripeForm, keys: Keys): KeyKind {
  const key = keyFrom(authorization) ?? (typeof form.key === 'string' ? form.key : undefined);
  if (!key) {
    throw unauthorised(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (key === keys.stripeSecretKey) return 'secret';
  if (key === keys.stripePublishableKey) return 'publishable';
  throw unauthorised(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}`);
}

/** Throws for a browser: only the server may make this call. */
export function requireSecret(caller: KeyKind): void {
  if (caller === 'secret') return;
  throw new StripeError(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
  });
}

function keyFrom(authorization: string | undefined): string | undefined {
  const [scheme, value] = authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() === 'bearer') return value;
  if (scheme?.toLowerCase() === 'basic' && value) return Buffer.from(value, 'base64').toString('utf8').split(':')[0];
  return undefined;
}

function unauthorised(message: string): StripeError {
  return new StripeError(401, { type: 'invalid_request_error', message });
}
