import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { traderForSite } from '@streetlore/domain/trader';
import { expect, test } from 'vitest';
import { hostAndPort, readEnvironment } from './config.ts';

const example = parseEnv(readFileSync(new URL('../../.env.production.example', import.meta.url), 'utf8'));
const real = {
  ...Object.fromEntries(Object.entries(example).map(([name, value]) => [name, value || 'filled-in'])),
  VITE_PUBLIC_URL: 'https://streetlore.example',
  // A build gets these from the functions' parameters.
  ...traderForSite({
    TRADER_NAME: 'Walls Ltd',
    TRADER_COMPANY_NUMBER: '01234567',
    TRADER_REGISTERED_IN: 'England and Wales',
    TRADER_ADDRESS: '1 Brick Lane',
    TRADER_EMAIL: 'hello@walls.london',
    TRADER_VAT_NUMBER: 'none',
  }),
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_filled_in',
};

test('the production example names every required value, and no emulator', () => {
  const environment = readEnvironment(real);
  expect(environment.VITE_FIREBASE_PROJECT_ID).toBe('filled-in');
  expect(environment.VITE_EMULATOR_FIRESTORE).toBeUndefined();
});

test('names every missing or malformed value at once', () => {
  const broken = {
    ...real,
    VITE_FIREBASE_API_KEY: '',
    VITE_STRIPE_PUBLISHABLE_KEY: 'sk_live_oops',
    VITE_EMULATOR_AUTH: 'nowhere',
  };
  expect(() => readEnvironment(broken)).toThrow(
    /VITE_FIREBASE_API_KEY[\s\S]*VITE_STRIPE_PUBLISHABLE_KEY: must start with pk_[\s\S]*VITE_EMULATOR_AUTH/,
  );
});

test('splits an address at its port', () => {
  expect(hostAndPort('localhost:8080')).toEqual(['localhost', 8080]);
});
