import { type RetentionKind, retention } from '@streetlore/domain/retention';
import { traderSchemas } from '@streetlore/domain/trader';
import { defineInt, defineSecret, defineString } from 'firebase-functions/params';
import * as z from 'zod/mini';
import { LoggableError } from './log.ts';

/**
 * The keys of a secret: one, or two (`new,old`) during its rotation. The first key makes values. Either key
 * accepts them.
 */
export type Keys = readonly [string, ...string[]];

const listed = (value: string) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

const present = (what: string) => z.string().check(z.trim(), z.minLength(1, `is missing: ${what}`));
const address = z.string().check(z.regex(/^https?:\/\/[^\s/]+(\/\S*)?$/, 'is not an http(s) address'));
const keys = (what: string) =>
  z.pipe(
    z.string().check(z.regex(/[^\s,]/, `is missing: ${what}`)),
    z.transform((value): Keys => {
      const [first = '', ...older] = listed(value);
      return [first, ...older];
    }),
  );
const firstKey = (what: string) =>
  z.pipe(
    keys(what),
    z.transform(([first]) => first),
  );

/** A value that a deploy takes from functions/.env or functions/.env.<project>. */
const parameter = <Schema extends z.ZodMiniType>(name: string, schema: Schema, description = '') => ({
  source: defineString(name, { description }),
  secret: null,
  schema,
});

/** A value in Secret Manager. A function finds it only if the function's definition binds it. */
const secret = <Schema extends z.ZodMiniType>(name: string, schema: Schema) => {
  const source = defineSecret(name);
  return { source, secret: source, schema };
};

/**
 * How long data is kept: at most as long as the privacy page says, and at least as long as the work needs.
 */
const period = (name: string, kind: RetentionKind, what: string) => {
  const { unit, least, most } = retention[kind];
  const range = least === most ? `${most}` : `from ${least} to ${most}`;
  const number = z
    .string()
    .check(
      z.refine(
        (value) => /^\d{1,5}$/.test(value) && Number(value) >= least && Number(value) <= most,
        `is not a whole number of ${unit} ${range}`,
      ),
    );
  return parameter(name, z.pipe(number, z.transform(Number)), `For how many ${unit} ${what} kept, ${range}`);
};

/**
 * The number of instances that stay ready for functions that players and payers wait for. Only the functions'
 * definitions read it.
 */
export const KEPT_WARM = {
  minInstances: defineInt('WARM_INSTANCES', {
    description:
      'Instances kept ready of each function that players or payers wait for; they are paid for all the time',
  }),
};

const settings = {
  PUBLIC_URL: parameter(
    'PUBLIC_URL',
    z.pipe(
      address,
      z.transform((url) => url.replace(/\/+$/, '')),
    ),
    'https address of the website; webhook signatures are checked against it',
  ),
  ADMIN_EMAILS: parameter(
    'ADMIN_EMAILS',
    z.pipe(
      z.string(),
      z.transform((list) => listed(list.toLowerCase())),
    ),
    'Verified addresses that become admins at sign-in, separated by commas',
  ),
  STRIPE_API_BASE: parameter('STRIPE_API_BASE', address),
  STRIPE_SECRET_KEY: secret('STRIPE_SECRET_KEY', firstKey('the secret key of the Stripe account')),
  STRIPE_WEBHOOK_SECRET: secret('STRIPE_WEBHOOK_SECRET', keys('the signing secret of the Stripe webhook')),
  TWILIO_API_BASE: parameter('TWILIO_API_BASE', address),
  TWILIO_ACCOUNT_SID: parameter(
    'TWILIO_ACCOUNT_SID',
    z.string().check(z.regex(/^AC[0-9a-f]{32}$/i, 'is not an account SID (AC and 32 hex digits)')),
  ),
  TWILIO_FROM: parameter(
    'TWILIO_FROM',
    z
      .string()
      .check(z.regex(/^(\+[1-9]\d{7,14}|MG[0-9a-f]{32})$/, 'is neither a number in +44 form nor a messaging service')),
    'SID (MG…) of the Messaging Service that hunts are played with; see docs/twilio.md',
  ),
  TEXT_COUNTRIES: parameter(
    'TEXT_COUNTRIES',
    z.pipe(
      z
        .string()
        .check(
          z.regex(/^\s*\+[1-9]\d{0,6}\s*(,\s*\+[1-9]\d{0,6}\s*)*$/, 'is no list of country codes such as +44,+353'),
        ),
      z.transform(listed),
    ),
    'Country codes (+44) of the strangers whose texts are answered, separated by commas; players are answered anywhere',
  ),
  TEXT_DAILY_SEGMENTS: parameter(
    'TEXT_DAILY_SEGMENTS',
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'is not a whole number of segments')), z.transform(Number)),
    'Segments of texts in one London day beyond which strangers and broadcasts wait; hunts go on',
  ),
  TWILIO_AUTH_TOKEN: secret('TWILIO_AUTH_TOKEN', keys('the auth token of the Twilio account')),
  OPENAI_BASE_URL: parameter('OPENAI_BASE_URL', address),
  OPENAI_MODEL: parameter('OPENAI_MODEL', present('the model that writes, looks at photos and gives second opinions')),
  OPENAI_API_KEY: secret('OPENAI_API_KEY', firstKey('the key of the OpenAI project')),
  AI_DAILY_TOKENS: parameter(
    'AI_DAILY_TOKENS',
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'is not a whole number of tokens')), z.transform(Number)),
    'Tokens of the model that articles and photos may use in one London day, requests and answers together',
  ),
  GEOCODER_URL: parameter('GEOCODER_URL', address),
  GEOCODER_KEY: secret('GEOCODER_KEY', firstKey('the key of the geocoder (opencagedata.com)')),
  SMTP_URL: secret(
    'SMTP_URL',
    z.pipe(
      firstKey('the address of the mail server'),
      z
        .string()
        .check(
          z.regex(/^smtps?:\/\/([^\s@/:]+:[^\s@/:]+@)?[^\s@/:]+(:\d+)?$/, 'is not smtp(s)://user:password@host:port'),
        ),
    ),
  ),
  MAIL_FROM: parameter(
    'MAIL_FROM',
    z
      .string()
      .check(
        z.regex(/^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'is not Name <address> or an address'),
      ),
    'Whom mails come from and are answered to: Name <address>',
  ),
  TRADER_NAME: parameter('TRADER_NAME', traderSchemas.TRADER_NAME, 'Who sells: the registered name'),
  TRADER_COMPANY_NUMBER: parameter(
    'TRADER_COMPANY_NUMBER',
    traderSchemas.TRADER_COMPANY_NUMBER,
    'Who sells: the number in the register of companies',
  ),
  TRADER_REGISTERED_IN: parameter(
    'TRADER_REGISTERED_IN',
    traderSchemas.TRADER_REGISTERED_IN,
    'Who sells: England and Wales, Scotland, or Northern Ireland',
  ),
  TRADER_ADDRESS: parameter(
    'TRADER_ADDRESS',
    traderSchemas.TRADER_ADDRESS,
    'Who sells: the registered office, in one line',
  ),
  TRADER_EMAIL: parameter('TRADER_EMAIL', traderSchemas.TRADER_EMAIL, 'Who sells: the e-mail address for customers'),
  TRADER_VAT_NUMBER: parameter(
    'TRADER_VAT_NUMBER',
    traderSchemas.TRADER_VAT_NUMBER,
    'Who sells: the VAT number; none without a registration',
  ),
  STORAGE_BASE: parameter('STORAGE_BASE', address),
  KEEP_TEXTS_DAYS: period('KEEP_TEXTS_DAYS', 'texts', 'texts are'),
  KEEP_PEOPLE_DAYS: period('KEEP_PEOPLE_DAYS', 'people', 'numbers and names in bookings are'),
  KEEP_UNPAID_DAYS: period('KEEP_UNPAID_DAYS', 'unpaid', 'bookings that nobody paid are'),
  KEEP_ACCOUNTS_YEARS: period(
    'KEEP_ACCOUNTS_YEARS',
    'accounts',
    'amounts and dates of bookings are, besides the current one,',
  ),
  KEEP_LETTERS_DAYS: period('KEEP_LETTERS_DAYS', 'letters', 'answered contact messages are'),
  KEEP_APPLICATIONS_DAYS: period('KEEP_APPLICATIONS_DAYS', 'applications', 'declined partners are'),
  KEEP_UNCONFIRMED_DAYS: period('KEEP_UNCONFIRMED_DAYS', 'unconfirmed', 'unconfirmed subscriptions are'),
  KEEP_UNSUBSCRIBED_DAYS: period('KEEP_UNSUBSCRIBED_DAYS', 'unsubscribed', 'ended subscriptions are'),
  KEEP_SENDERS_DAYS: period('KEEP_SENDERS_DAYS', 'senders', 'senders and originals of photos are'),
  KEEP_REPORTS_DAYS: period('KEEP_REPORTS_DAYS', 'reports', 'reports and their cases are'),
  KEEP_AUDIT_DAYS: period('KEEP_AUDIT_DAYS', 'audit', 'entries of the audit log are'),
  KEEP_FAILURES_DAYS: period('KEEP_FAILURES_DAYS', 'failures', 'work that was set aside is'),
  ENFORCE_APP_CHECK: parameter(
    'ENFORCE_APP_CHECK',
    z.pipe(
      z.enum(['true', 'false'], 'is neither true nor false'),
      z.transform((value) => value === 'true'),
    ),
    'Whether callables refuse every call without an App Check token',
  ),
  REQUIRE_SECOND_FACTOR: parameter(
    'REQUIRE_SECOND_FACTOR',
    z.pipe(
      z.enum(['true', 'false'], 'is neither true nor false'),
      z.transform((value) => value === 'true'),
    ),
    'Whether admins need a second factor to enter the back office',
  ),
  APP_KEY: secret('APP_KEY', keys('a long random text of your own, under which the product signs and hashes')),
  PRIVACY_KEY: secret(
    'PRIVACY_KEY',
    keys('a long random text of your own, under which opt-outs of erased people are kept'),
  ),
};
type Name = keyof typeof settings;

/**
 * The settings of each need: something that a function uses beyond the database. A function gets only the
 * needs that it declares.
 */
const settingsOf = {
  payments: ['STRIPE_API_BASE', 'STRIPE_SECRET_KEY'],
  /** Stripe's calls to our webhook. */
  stripeEvents: ['STRIPE_WEBHOOK_SECRET'],
  /** Calls to Twilio. A function that only queues texts does not need them. */
  texting: ['TWILIO_API_BASE', 'TWILIO_ACCOUNT_SID', 'TWILIO_FROM', 'TWILIO_AUTH_TOKEN'],
  /** Which strangers get answers, by country code, and how many segments a day allows. */
  textLimits: ['TEXT_COUNTRIES', 'TEXT_DAILY_SEGMENTS'],
  /** Twilio's calls to our webhooks. */
  twilioSignatures: ['TWILIO_AUTH_TOKEN'],
  ai: ['OPENAI_BASE_URL', 'OPENAI_MODEL', 'OPENAI_API_KEY', 'AI_DAILY_TOKENS'],
  geocoder: ['GEOCODER_URL', 'GEOCODER_KEY'],
  /** Sending mails to the mail server. A function that only queues mails does not need it. */
  mail: ['SMTP_URL', 'MAIL_FROM'],
  trader: [
    'TRADER_NAME',
    'TRADER_COMPANY_NUMBER',
    'TRADER_REGISTERED_IN',
    'TRADER_ADDRESS',
    'TRADER_EMAIL',
    'TRADER_VAT_NUMBER',
  ],
  /** The key for what the product itself signs, hashes or derives. */
  appKey: ['APP_KEY'],
  /**
   * The key that hashes the numbers of erased people who have opted out. Every look-up of an opt-out needs
   * it.
   */
  privacyKey: ['PRIVACY_KEY'],
  /** Whether callables refuse calls without an App Check token. */
  appCheck: ['ENFORCE_APP_CHECK'],
  /** Whether admins need a second factor. */
  secondFactor: ['REQUIRE_SECOND_FACTOR'],
  /** The address of the website. */
  site: ['PUBLIC_URL'],
  adminEmails: ['ADMIN_EMAILS'],
  /** Where browsers find the bucket's objects. */
  storageBase: ['STORAGE_BASE'],
  /** How long data about people is kept. */
  retention: [
    'KEEP_TEXTS_DAYS',
    'KEEP_PEOPLE_DAYS',
    'KEEP_UNPAID_DAYS',
    'KEEP_ACCOUNTS_YEARS',
    'KEEP_LETTERS_DAYS',
    'KEEP_APPLICATIONS_DAYS',
    'KEEP_UNCONFIRMED_DAYS',
    'KEEP_UNSUBSCRIBED_DAYS',
    'KEEP_SENDERS_DAYS',
    'KEEP_REPORTS_DAYS',
    'KEEP_AUDIT_DAYS',
    'KEEP_FAILURES_DAYS',
  ],
} as const satisfies Record<string, readonly Name[]>;

export type Need = keyof typeof settingsOf;

/** The settings of a need, checked. */
export type SettingsOf<N extends Need> = {
  [S in (typeof settingsOf)[N][number]]: z.output<(typeof settings)[S]['schema']>;
};

/** A setting is missing or malformed. The message names settings and never shows their values. */
export class ConfigurationError extends LoggableError {
  override readonly name = 'ConfigurationError';
}

/**
 * Reads the settings of one need, so that a malformed one breaks only the functions that use it.
 * @param written values to use instead of the deployed parameters and secrets
 * @throws ConfigurationError with one message that lists everything missing or malformed
 */
export function readSettings<N extends Need>(need: N, written?: Readonly<Record<string, string>>): SettingsOf<N> {
  const read = settingsOf[need].map((name: Name) => {
    const { source, schema } = settings[name];
    return { name, parsed: z.safeParse(schema, written ? written[name] : source.value()) };
  });
  const faults = read.flatMap(
    ({ name, parsed }) => parsed.error?.issues.map(({ message }) => `${name} ${message}`) ?? [],
  );
  if (faults.length > 0)
    throw new ConfigurationError(
      `Configuration of ${need} is not usable: ${faults.join('; ')}. See docs/deploy.md, 'Configuration'.`,
    );
  return Object.fromEntries(read.map(({ name, parsed }) => [name, parsed.data])) as SettingsOf<N>;
}

/** The secrets of these needs, for the definition of a function to bind. */
export function secretsOf(needs: readonly Need[]) {
  const names = new Set(needs.flatMap((need): readonly Name[] => settingsOf[need]));
  return [...names].flatMap((name) => settings[name].secret ?? []);
}
