import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { choosePatches } from './choose.ts';

const GB = 2 ** 30;
const large = { processors: 4, memory: 16 * GB };
const namesOf = (files: readonly string[]) => files.map((file) => basename(file, '.cjs'));
const always = ['function-deaths', 'hosting-addresses', 'storage-deletions'];

test('a large machine with downloads has only the patches without which tests fail', () => {
  const { inFirebaseTools, inFunctions, says } = choosePatches(false, large, undefined);
  expect(namesOf(inFirebaseTools)).toEqual(always);
  expect(inFunctions).toEqual([]);
  expect(says).toBe(
    'firebase-tools patched: always function-deaths, hosting-addresses, storage-deletions; none for a small machine (4 processors, 16 GB); none for want of downloads',
  );
});

test.each([
  ['few processors', { ...large, processors: 2 }, undefined],
  ['little memory', { ...large, memory: 15 * GB }, undefined],
  ['a word that says so', large, 'small'],
])('a machine with %s has those that save memory and time', (_, machine, wanted) => {
  const { inFirebaseTools, inFunctions } = choosePatches(false, machine, wanted);
  expect(namesOf(inFirebaseTools)).toEqual([...always, 'function-workers', 'lazy-auth']);
  expect(namesOf(inFunctions)).toEqual(['quick-worker']);
});

test('a small machine can be taken for a large one', () => {
  expect(namesOf(choosePatches(false, { processors: 1, memory: GB }, 'large').inFirebaseTools)).toEqual(always);
});

test('every patch stands in the table, chosen by somebody', () => {
  const patches = readdirSync(import.meta.dirname).filter((name) => /[.](cjs|java)$/.test(name));
  const table = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  for (const name of patches) expect(table).toContain(`| [${name}](${name}) |`);
  const { inFirebaseTools, inFunctions } = choosePatches(true, large, 'small');
  const chosen = [...inFirebaseTools, ...inFunctions].map((file) => basename(file));
  expect(chosen.toSorted()).toEqual(patches.filter((name) => name.endsWith('.cjs')).toSorted());
});
