import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/decisions/who-hears-of-a-change.md'), 'utf8');
const index = readFileSync(join(root, 'functions/src/index.ts'), 'utf8');

test('every function that may change a booking says who hears of it', () => {
  const names = [...index.matchAll(/export \{ ([^}]+) \} from '\.\/(?:bookings|hunt)\//g)].flatMap(([, some = '']) =>
    some.split(', '),
  );
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
