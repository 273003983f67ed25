import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('a deploy uploads every function that a page calls', () => {
  const sources = readdirSync(join(root, 'web/src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  const called = sources.flatMap((name) =>
    [...read(join('web/src', name)).matchAll(/\bcallable\(\s*'(\w+)'/g)].map(([, callee = '']) => callee),
  );
  const exported = new Set([...read('functions/src/index.ts').matchAll(/\w+/g)].map(([name]) => name));
  expect(called.length).toBeGreaterThan(40);
  expect(called.filter((name) => !exported.has(name))).toEqual([]);
});
