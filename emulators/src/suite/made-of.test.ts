import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { digestOf } from './made-of.ts';

let folder = '';
const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
const digest = (values: unknown = {}) => digestOf([folder], [], values);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'made-of-'));
  for (const below of ['src', 'public/art', 'node_modules']) mkdirSync(join(folder, below), { recursive: true });
  put('src/page.tsx', 'page');
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['what a source says', () => put('src/page.tsx', 'another page')],
  ['a source more', () => put('src/more.ts', '')],
  ['a setting in a file with a dot', () => put('.env.emulators', 'VITE_NAME=x')],
])('changes with %s', (_, change) => {
  const before = digest();
  change();
  expect(digest()).not.toBe(before);
});

test('changes with a value and with the name of a source', () => {
  const before = digest({ VITE_NAME: 'a' });
  expect(digest({ VITE_NAME: 'b' })).not.toBe(before);
  rmSync(join(folder, 'src/page.tsx'));
  put('src/site.tsx', 'page');
  expect(digest({ VITE_NAME: 'a' })).not.toBe(before);
});

test.each(['public/art/wall.avif', 'node_modules/react.js', 'src/page.test.tsx'])('stays as it is with %s', (name) => {
  const before = digest();
  put(name, 'made');
  expect(digest()).toBe(before);
});
