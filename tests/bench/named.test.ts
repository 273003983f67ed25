import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const text = (file: string) => readFileSync(`${root}/${file}`, 'utf8');

test('no page names a part of `npm run bench` that does not exist', () => {
  const lists = [...text('tests/bench/run.ts').matchAll(/const (?:parts|apart|pure) = \{([^}]*)\}/g)];
  const parts = lists.flatMap(([, list = '']) => list.split(',').map((one) => one.trim().split(':')[0]));
  const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })];
  const named = pages.flatMap((page) =>
    [...text(page).matchAll(/npm run bench\s--\s([a-z]+)/g)].map(([, part]) => ({ page, part })),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ part }) => !parts.includes(part))).toEqual([]);
});
