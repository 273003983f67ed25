import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { localParameters, localSecrets, projectId, vendorAddresses, webEnv } from '../config.ts';
import { Fault } from '../fault.ts';
import { root } from './paths.ts';

/** What the functions and the web build are configured with in this run. */
export type SuiteSettings = {
  readonly parameters: Record<string, string>;
  readonly secrets: Record<string, string>;
  readonly web: Record<string, string>;
};

/** Which of a vendor's keys, once somebody brings their own, sends the calls to the vendor itself. */
const keyOfAddress = {
  STRIPE_API_BASE: 'STRIPE_SECRET_KEY',
  TWILIO_API_BASE: 'TWILIO_AUTH_TOKEN',
  OPENAI_BASE_URL: 'OPENAI_API_KEY',
  GEOCODER_URL: 'GEOCODER_KEY',
} as const satisfies Record<keyof typeof vendorAddresses, keyof typeof localSecrets>;

/** What a value must look like; a value that does not is a mistake made while copying it. */
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
  TWILIO_ACCOUNT_SID: [/^AC[0-9a-fA-F]{32}$/, 'AC and 32 hexadecimal digits'],
  TWILIO_FROM: [/^(\+[1-9]\d{7,14}|MG[0-9a-f]{32})$/, 'a number such as +447700900000 or a messaging service'],
};

/**
 * Local values, with those on top that the user wrote into functions/.env.demo-streetlore, functions/.env.local,
 * functions/.secret.local and web/.env.local: theirs win. functions/.env holds what every project shares, and
 * the local values override it. A vendor's own key brings the vendor's own address along.
 * @throws Fault that names file and line, or the value that is malformed.
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
    // While a secret is rotated it holds the new one and the old one.
    const written = name in secrets ? value.split(',').map((one) => one.trim()) : [value];
    return written.every((one) => shape.test(one)) ? [] : [`${name} must be ${says}`];
  });
  if (malformed.length > 0) {
    throw new Fault(
      `The configuration in functions/.env.local and functions/.secret.local is malformed: ${malformed.join('; ')}.`,
    );
  }
  return { parameters, secrets, web: { ...webEnv, ...read(join(folder, 'web'), '.env.local') } };
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
