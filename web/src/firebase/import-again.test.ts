import { expect, test } from 'vitest';
import { importAgain } from './import-again.ts';

test('returns the imported module, and rethrows a failure that names no address', async () => {
  const module = { answer: 1 };
  expect(await importAgain(async () => module)).toBe(module);
  const failure = new TypeError('Importing a module script failed.');
  await expect(importAgain(() => Promise.reject(failure))).rejects.toBe(failure);
});
