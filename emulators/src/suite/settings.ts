import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { traderForSite } from '@streetlore/domain/trader';
import { localParameters, localSecrets, projectId, vendorAddresses, webEnv } from '../config.ts';
import { Fault } from '../fault.ts';
import { root } from './paths.ts';

/** The configuration of the functions and the web build in this run. */
export type SuiteSettings = {
  readonly parameters: Record<string, string>;
  readonly secrets: Record<string, string>;
  readonly web: Record<string, string>;
};

/**
 * For each vendor's address, the key that decides: if the user brings that key, calls go to the
 * real vendor.
 */
const keyOfAddress = {
  STRIPE_API_BASE: 'STRIPE_SECRET_KEY',
  TWILIO_API_BASE: 'TWILIO_AUTH_TOKEN',
  OPENAI_BASE_URL: 'OPENAI_API_KEY',
  GEOCODER_URL: 'GEOCODER_KEY',
} as const satisfies Record<keyof typeof vendorAddresses, keyof typeof localSecrets>;

/** The form of each value. A value of another form is a mistake made while copying. */
const shapes: Record<string, [RegExp, string]> = {
  PUBLIC_URL: [/^https?:\/\/[^/\s]+$/, 'an address without a path, such as https://streetlore.example'],
  STRIPE_API_BASE: [/^https?:\/\/\S+$/, 'an address'],
  TWILIO_API_BASE: [/^https?:\/\/\S+$/, 'an address'],
  OPENAI_BASE_URL: [/^https?:\/\/\S+$/, 'an address'],
  GEOCODER_URL: [/^https?:\/\/\S+$/, 'an address'],
  STORAGE_BASE: [/^https?:\/\/\S+$/, 'an address'],
  ADMIN_EMAILS: [/^[^@\s,]+@[^@\s,]+(\s*,\s*[^@\s,]+@[^@\s,]+)*$/, 'e-mail addresses with commas between them'],
  STRIPE_SECRET_KEY: [/^(sk|rk)_\w+$/, 'a key that begins with sk_ or rk_'],
  STRIPE_WEBHOOK_SECRET: [/^whsec_\S+$/, 'a secret that begins with whsec_'],
  SMTP_URL: [/^smtps?:\/\/\S+$/, 'smtp(s)://user:password@host:port'],
  MAIL_FROM: [/^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'Name <address>'],
  TRADER_EMAIL: [/^[^@\s]+@[^@\s]+$/, 'an e-mail address'],
  TRADER_COMPANY_NUMBER: [/^[0-9A-Z]{8}$/, 'a company number of eight characters'],
  TRADER_REGISTERED_IN: [
    /^(England and Wales|Scotland|Northern Ireland)$/,
    'England and Wales, Scotland, or Northern Ireland',
  ],
  TRADER_VAT_NUMBER: [/^(none|[A-Z]{2}[0-9A-Z ]+)$/, 'a VAT number such as GB 123 4567 89, or none'],
  TWILIO_ACCOUNT_SID: [/^AC[0-9a-fA-F]{32}$/, 'AC and 32 hexadecimal digits'],
  TWILIO_FROM: [/^(\+[1-9]\d{7,14}|MG[0-9a-f]{32})$/, 'a number such as +447700900000 or a messaging service'],
};

/**
 * Reads the settings. A later source overrides an earlier one:
 *
 * 1. functions/.env, which every project shares
 * 2. the local values
 * 3. the user's files: functions/.env.demo-streetlore, functions/.env.local,
 *    functions/.secret.local and web/.env.local
 *
 * A vendor's real key also selects the vendor's real address.
 * @throws Fault that names file and line, or the malformed value
 */
export function readSettings(folder = root): SuiteSettings {
  const functions = join(folder, 'functions');
  const own = Object.assign({}, ...[`.env.${projectId}`, '.env.local'].map((name) => read(functions, name)));
  const ownSecrets = read(functions, '.secret.local');
  refuse(
    { ...read(functions, '.env'), ...own },
    (name) => name in localSecrets,
    'is a secret: it belongs in functions/.secret.local.',
  );
  refuse(
    ownSecrets,
    (name) => !(name in localSecrets),
    'is no secret of Streetlore: remove it from functions/.secret.local.',
  );
  const realAddresses = Object.entries(keyOfAddress)
    .filter(([, key]) => key in ownSecrets)
    .map(([address]) => [address, vendorAddresses[address as keyof typeof vendorAddresses]]);
  const parameters = { ...localParameters, ...Object.fromEntries(realAddresses), ...own };
  const secrets = { ...localSecrets, ...ownSecrets };
  const malformed = Object.entries<string>({ ...parameters, ...secrets }).flatMap(([name, value]) => {
    const [shape, says] = shapes[name] ?? [/\S/, 'not empty'];
    // During a rotation a secret holds the new value and the old one.
    const written = name in secrets ? value.split(',').map((one) => one.trim()) : [value];
    return written.every((one) => shape.test(one)) ? [] : [`${name} must be ${says}`];
  });
  if (malformed.length > 0) {
    throw new Fault(
      `The configuration in functions/.env.local and functions/.secret.local is malformed: ${malformed.join('; ')}.`,
    );
  }
  return {
    parameters,
    secrets,
    web: { ...webEnv, ...traderForSite(parameters), ...read(join(folder, 'web'), '.env.local') },
  };
}

/** The text of a dotenv file with these values. */
export function dotenv(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('');
}

function refuse(values: Record<string, string>, isWrong: (name: string) => boolean, says: string): void {
  const wrong = Object.keys(values).find(isWrong);
  if (wrong !== undefined) throw new Fault(`${wrong} ${says}`);
}

function read(folder: string, name: string): Record<string, string> {
  const file = join(folder, name);
  if (!existsSync(file)) return {};
  const text = readFileSync(file, 'utf8');
  const number = text.split('\n').findIndex((line) => !/^\s*(#.*|(export\s+)?[A-Z][A-Z0-9_]*\s*=.*)?$/.test(line)) + 1;
  if (number > 0) {
    throw new Fault(`${file} is malformed in line ${number}: write NAME=value, one a line.`);
  }
  return Object.fromEntries(Object.entries(parseEnv(text)).map(([key, value]) => [key, value ?? '']));
}
