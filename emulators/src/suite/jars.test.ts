import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFirestore } from './jars.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jars-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function cloudSdk(): string {
  const home = join(folder, 'sdk', 'platform', 'cloud-firestore-emulator');
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'cloud-firestore-emulator.jar'), '');
  return join(folder, 'sdk');
}

test('prefers the newest jar in firebase-tools’ cache', () => {
  for (const version of ['1.9.0', '1.22.0', '1.10.1'])
    writeFileSync(join(folder, `cloud-firestore-emulator-v${version}.jar`), '');
  const jar = join(folder, 'cloud-firestore-emulator-v1.22.0.jar');
  expect(findFirestore({ FIREBASE_EMULATORS_PATH: folder }, [cloudSdk()])).toEqual({ from: 'firebase-tools', jar });
});

test('takes the Google Cloud CLI’s when the cache is empty', () => {
  expect(findFirestore({ FIREBASE_EMULATORS_PATH: folder }, [cloudSdk()]).from).toBe('Google Cloud CLI');
});

test('leaves it to a download when there is none', () => {
  expect(findFirestore({ FIREBASE_EMULATORS_PATH: folder }, [])).toEqual({ from: 'download' });
});

test('refuses a jar named by hand that is not there', () => {
  expect(() => findFirestore({ FIRESTORE_EMULATOR_BINARY_PATH: join(folder, 'no.jar') }, [])).toThrow(/does not exist/);
});
