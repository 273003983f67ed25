import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { retention } from '@streetlore/domain/retention';
import { declaredParams } from 'firebase-functions/params';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import type { Services } from '../platform/services.ts';
import { type Need, readSettings, type SettingsOf, secretsOf } from './config.ts';

const read = (name: string) => parseEnv(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));
const everywhere = read('.env');
const own = read('.env.example');
const isSecret = (name: string) => secretNames.includes(name);
const secretNames = declaredParams.filter((one) => one.constructor.name === 'SecretParam').map(({ name }) => name);

const twilio = {
  TWILIO_API_BASE: 'https://api.twilio.com',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_FROM: '+447700900000',
  TWILIO_AUTH_TOKEN: 'token',
};

afterEach(() => void vi.unstubAllEnvs());

test('the committed files name every parameter once, so that an unattended deploy asks for nothing', () => {
  const parameters = declaredParams.map(({ name }) => name).filter((name) => !isSecret(name));
  expect([...Object.keys(everywhere), ...Object.keys(own)].toSorted()).toEqual(parameters.toSorted());
});

test('no committed file names a secret, and the functions have exactly these secrets', () => {
  expect([...Object.keys(everywhere), ...Object.keys(own)].filter(isSecret)).toEqual([]);
  expect(secretNames.toSorted()).toEqual([
    'APP_KEY',
    'GEOCODER_KEY',
    'OPENAI_API_KEY',
    'PRIVACY_KEY',
    'SMTP_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'TWILIO_AUTH_TOKEN',
  ]);
});

test('the values in the committed files are well-formed', () => {
  const keys = Object.fromEntries(secretNames.map((name) => [name, 'key']));
  const written = { ...everywhere, ...own, ...keys, SMTP_URL: 'smtps://user:p%40ss@smtp.example.com:465' };
  for (const need of [
    'payments',
    'texting',
    'ai',
    'geocoder',
    'site',
    'adminEmails',
    'storageBase',
    'mail',
    'retention',
  ] as const)
    expect(() => readSettings(need, written as Record<string, string>)).not.toThrow();
});

test('one message lists everything that is wrong with a need and shows no value', () => {
  const reading = () => readSettings('texting', { ...twilio, TWILIO_FROM: '0770-secret', TWILIO_AUTH_TOKEN: ' , ' });
  expect(reading).toThrow(
    'Configuration of texting is not usable: TWILIO_FROM is neither a number in +44 form nor a messaging service; ' +
      "TWILIO_AUTH_TOKEN is missing: the auth token of the Twilio account. See docs/deploy.md, 'Configuration'.",
  );
  expect(reading).not.toThrow('0770-secret');
  expect(() => readSettings('texting', {})).toThrow(/TWILIO_API_BASE .*TWILIO_ACCOUNT_SID .*TWILIO_FROM .*TWILIO_AUTH/);
});

test('a period is at most what the privacy page says and at least what the work needs', () => {
  const days = (KEEP_TEXTS_DAYS: string) =>
    readSettings('retention', { ...(everywhere as Record<string, string>), KEEP_TEXTS_DAYS }).KEEP_TEXTS_DAYS;
  expect(days(String(retention.texts.most))).toBe(365);
  expect(days('200')).toBe(200);
  for (const wrong of ['366', '179', '0', '-365', '3e2', '365.0', ''])
    expect(() => days(wrong), wrong).toThrow('KEEP_TEXTS_DAYS is not a whole number of days from 180 to 365');
});

test('the committed periods are those of the privacy page', () => {
  const settings = readSettings('retention', everywhere as Record<string, string>);
  expect(Object.values(settings)).toEqual(Object.values(retention).map(({ most }) => most));
});

test('a need reads only its own settings', () => {
  expect(readSettings('site', { PUBLIC_URL: 'https://streetlore.example/', TWILIO_FROM: 'nobody' })).toEqual({
    PUBLIC_URL: 'https://streetlore.example',
  });
  expect(secretsOf(['site', 'adminEmails', 'storageBase'])).toEqual([]);
  expect(secretsOf(['texting', 'twilioSignatures', 'site']).map(({ name }) => name)).toEqual(['TWILIO_AUTH_TOKEN']);
});

test('a secret holds one key, or a new and an old one, and calls to a vendor use the first', () => {
  const keysIn = (APP_KEY: string) => readSettings('appKey', { APP_KEY }).APP_KEY;
  expect(keysIn('whsec_a+b/c=_-.')).toEqual(['whsec_a+b/c=_-.']);
  expect(keysIn('new,old')).toEqual(['new', 'old']);
  expect(keysIn(' new , old ,\n')).toEqual(['new', 'old']);
  const stripe = { STRIPE_API_BASE: 'https://api.stripe.com', STRIPE_SECRET_KEY: 'sk_new,sk_old' };
  expect(readSettings('payments', stripe).STRIPE_SECRET_KEY).toBe('sk_new');
});

test('an operation can use only the needs that it declares, and call only operations with those needs', () => {
  expectTypeOf<Services>().not.toExtend<Services<'texting'>>();
  expectTypeOf<Services<'site' | 'privacyKey'>>().not.toExtend<Services<'texting' | 'site' | 'privacyKey'>>();
  expectTypeOf<Services<'texting' | 'site'>>().toExtend<Services<'texting'>>();
  expectTypeOf<Services>().not.toHaveProperty('payments');
  expectTypeOf<keyof SettingsOf<'site'>>().toEqualTypeOf<'PUBLIC_URL'>();
  expectTypeOf<Services<Need>>().toExtend<Services>();
});
