import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showsFault } from '../../../tests/support/shows-fault.ts';
import { localParameters, localSecrets, standInsUrl } from '../config.ts';
import { Fault } from '../fault.ts';
import { readSettings } from './settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test('uses the stand-ins when nothing is configured', () => {
  const { parameters, secrets } = readSettings(folder);
  expect(parameters.STRIPE_API_BASE).toBe(standInsUrl);
  expect(secrets).toEqual(localSecrets);
});

test('sends calls to the real vendor whose key somebody brought, and only to that one', () => {
  write('functions/.secret.local', 'STRIPE_SECRET_KEY=sk_test_51Real\n');
  const { parameters, secrets } = readSettings(folder);
  expect(secrets.STRIPE_SECRET_KEY).toBe('sk_test_51Real');
  expect(parameters.STRIPE_API_BASE).toBe('https://api.stripe.com');
  expect(parameters.TWILIO_API_BASE).toBe(standInsUrl);
});

test('lets a configured address win over both', () => {
  write('functions/.secret.local', 'OPENAI_API_KEY=sk-real\n');
  write('functions/.env.local', '# own proxy\nOPENAI_BASE_URL="https://proxy.example/v1"\n');
  expect(readSettings(folder).parameters.OPENAI_BASE_URL).toBe('https://proxy.example/v1');
});

test('does not treat a value committed for every project as the user’s own', () => {
  write('functions/.env', 'STRIPE_API_BASE=https://api.stripe.com\nAI_DAILY_TOKENS=1\n');
  const { parameters } = readSettings(folder);
  expect(parameters).toEqual(localParameters);
  write('functions/.env.demo-streetlore', 'AI_DAILY_TOKENS=2\nOPENAI_MODEL=mine\n');
  write('functions/.env.local', 'AI_DAILY_TOKENS=3\n');
  expect(readSettings(folder).parameters).toEqual({ ...localParameters, AI_DAILY_TOKENS: '3', OPENAI_MODEL: 'mine' });
});

test('takes two keys of a secret that is being rotated', () => {
  write('functions/.secret.local', 'STRIPE_WEBHOOK_SECRET="whsec_new, whsec_old"\n');
  expect(readSettings(folder).secrets.STRIPE_WEBHOOK_SECRET).toBe('whsec_new, whsec_old');
  write('functions/.secret.local', 'STRIPE_WEBHOOK_SECRET=whsec_new,sk_old\n');
  expect(() => readSettings(folder)).toThrow(/STRIPE_WEBHOOK_SECRET must be a secret that begins with whsec_/);
});

test.each([
  ['functions/.env', 'APP_KEY=oops\n', /APP_KEY is a secret: it belongs in functions\/\.secret\.local/],
  ['functions/.env.local', 'this is not an assignment\n', /\.env\.local is malformed in line 1/],
  ['functions/.env.local', 'TWILIO_ACCOUNT_SID=AC123\n', /TWILIO_ACCOUNT_SID must be AC and 32 hexadecimal digits/],
  [
    'functions/.env.local',
    'STRIPE_SECRET_KEY=sk_test_1\n',
    /STRIPE_SECRET_KEY is a secret: it belongs in functions\/\.secret\.local/,
  ],
  [
    'functions/.secret.local',
    'STRIPE_SECRET_KEY=pk_test_1\n',
    /STRIPE_SECRET_KEY must be a key that begins with sk_ or rk_/,
  ],
  ['functions/.secret.local', 'STRIPE_SECRET=sk_1\n', /STRIPE_SECRET is no secret of Streetlore/],
])('refuses %s with %j in one sentence', (file, text, sentence) => {
  write(file, text);
  expect(() => readSettings(folder)).toThrow(Fault);
  expect(() => readSettings(folder)).toThrow(sentence);
  showsFault(36, 1, 'malformed keys and settings: a sentence');
});
