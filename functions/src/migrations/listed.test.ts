import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrations } from './index.ts';

const ids = migrations.map(({ id }) => id);

test('every file of a migration is in the list under its own name, in the order of the numbers', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /^\d{4}-/.test(file));
  expect(ids).toEqual(files.map((file) => file.replace(/\.ts$/, '')).sort());
});

test('docs/release.md says of every migration what it does, in the order in which they run', () => {
  const guide = readFileSync(new URL('../../../docs/release.md', import.meta.url), 'utf8');
  const section = /## Migrations.*?\n## /s.exec(guide)?.[0] ?? '';
  const told = [...section.matchAll(/^\| `(\d{4}-[a-z-]+)` \| \S/gm)].map(([, id]) => id);
  expect(told).toEqual(ids);
});
