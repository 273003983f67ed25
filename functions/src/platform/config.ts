import { defineSecret, defineString, expr, projectID } from 'firebase-functions/params';
import * as z from 'zod/mini';
import { REGION } from './region.ts';

/**
 * Every parameter and secret of the functions. A deploy asks for what has no default; only base URLs and keys differ
 * between the local run and production.
 */
const parameters = {
  PUBLIC_URL: defineString('PUBLIC_URL', {
    description: 'https address of the website; webhook signatures are checked against it',
  }),
  ADMIN_EMAILS: defineString('ADMIN_EMAILS', {
    description: 'Verified addresses that become admins at sign-in, separated by commas',
  }),
  STRIPE_API_BASE: defineString('STRIPE_API_BASE', { default: 'https://api.stripe.com' }),
  TWILIO_API_BASE: defineString('TWILIO_API_BASE', { default: 'https://api.twilio.com' }),
  TWILIO_ACCOUNT_SID: defineString('TWILIO_ACCOUNT_SID'),
  TWILIO_FROM: defineString('TWILIO_FROM', {
    description: 'SID (MG…) of the Messaging Service that hunts are played with; see docs/twilio.md',
  }),
  OPENAI_BASE_URL: defineString('OPENAI_BASE_URL', { default: 'https://api.openai.com/v1' }),
  OPENAI_MODEL: defineString('OPENAI_MODEL', { default: 'gpt-4o' }),
  AI_DAILY_TOKENS: defineString('AI_DAILY_TOKENS', {
    default: '300000',
    description:
      'Tokens that articles and photos may take of the model on one London day, questions and answers together',
  }),
  GEOCODER_URL: defineString('GEOCODER_URL', { default: 'https://api.opencagedata.com/geocode/v1/json' }),
  FUNCTIONS_BASE: defineString('FUNCTIONS_BASE', {
    default: expr`https://${REGION}-${projectID}.cloudfunctions.net`,
    description: 'Where these functions call one another',
  }),
  STORAGE_BASE: defineString('STORAGE_BASE', { default: 'https://firebasestorage.googleapis.com' }),
};

const secrets = {
  STRIPE_SECRET_KEY: defineSecret('STRIPE_SECRET_KEY'),
  STRIPE_WEBHOOK_SECRET: defineSecret('STRIPE_WEBHOOK_SECRET'),
  TWILIO_AUTH_TOKEN: defineSecret('TWILIO_AUTH_TOKEN'),
  OPENAI_API_KEY: defineSecret('OPENAI_API_KEY'),
  GEOCODER_KEY: defineSecret('GEOCODER_KEY'),
  PRIVACY_KEY: defineSecret('PRIVACY_KEY'),
};

/** For `setGlobalOptions`: every function may read every secret of the product. */
export const allSecrets = Object.values(secrets);

const present = (what: string) => z.string().check(z.trim(), z.minLength(1, `is missing: ${what}`));
const address = z.string().check(z.regex(/^https?:\/\/[^\s/]+(\/\S*)?$/, 'is not an http(s) address'));

const configSchema = z.object({
  PUBLIC_URL: z.pipe(
    address,
    z.transform((url) => url.replace(/\/+$/, '')),
  ),
  ADMIN_EMAILS: z.pipe(
    z.string(),
    z.transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim().toLowerCase())
        .filter(Boolean),
    ),
  ),
  STRIPE_API_BASE: address,
  TWILIO_API_BASE: address,
  TWILIO_ACCOUNT_SID: z.string().check(z.regex(/^AC[0-9a-f]{32}$/i, 'is not an account SID (AC and 32 hex digits)')),
  TWILIO_FROM: z
    .string()
    .check(z.regex(/^(\+[1-9]\d{7,14}|MG[0-9a-f]{32})$/, 'is neither a number in +44 form nor a messaging service')),
  OPENAI_BASE_URL: address,
  OPENAI_MODEL: present('the model that writes and looks at photos'),
  AI_DAILY_TOKENS: z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, 'is not a whole number of tokens')),
    z.transform(Number),
  ),
  GEOCODER_URL: address,
  FUNCTIONS_BASE: address,
  STORAGE_BASE: address,
  STRIPE_SECRET_KEY: present('the secret key of the Stripe account'),
  STRIPE_WEBHOOK_SECRET: present('the signing secret of the Stripe webhook'),
  TWILIO_AUTH_TOKEN: present('the auth token of the Twilio account'),
  OPENAI_API_KEY: present('the key of the OpenAI project'),
  GEOCODER_KEY: present('the key of the geocoder (opencagedata.com)'),
  PRIVACY_KEY: present('a long random text of your own, under which opt-outs of erased people are kept'),
});
export type Config = z.infer<typeof configSchema>;

/**
 * Checks a set of values, by default the deployed parameters.
 * @throws Error with one message that lists everything missing or malformed
 */
export function readConfig(values: Record<string, string> = deployed()): Config {
  const parsed = configSchema.safeParse(values);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`Configuration is not usable: ${faults.join('; ')}. See 'Configuration' in README.md.`);
}

function deployed(): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...parameters, ...secrets }).map(([name, one]) => [name, one.value()]));
}
