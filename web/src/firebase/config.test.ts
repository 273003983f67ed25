import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { hostAndPort, readEnvironment } from './config.ts';

const local = parseEnv(readFileSync(new URL('../../.env.emulator', import.meta.url), 'utf8'));

test('the committed local configuration is complete', () => {
  expect(readEnvironment(local).VITE_FIREBASE_PROJECT_ID).toBe('demo-streetlore');
});

test('everything that is missing or malformed is named at once', () => {
  const broken = {
    ...local,
    VITE_FIREBASE_API_KEY: '',
    VITE_STRIPE_PUBLISHABLE_KEY: 'sk_live_oops',
    VITE_EMULATOR_AUTH: 'nowhere',
  };
  expect(() => readEnvironment(broken)).toThrow(
    /VITE_FIREBASE_API_KEY[\s\S]*VITE_STRIPE_PUBLISHABLE_KEY: must start with pk_[\s\S]*VITE_EMULATOR_AUTH/,
  );
});

test('without emulators the site talks to the real Firebase', () => {
  const real = Object.fromEntries(Object.entries(local).filter(([key]) => !key.startsWith('VITE_EMULATOR_')));
  expect(readEnvironment(real).VITE_EMULATOR_FIRESTORE).toBeUndefined();
});

test('an address is split at its port', () => {
  expect(hostAndPort('localhost:8080')).toEqual(['localhost', 8080]);
});
