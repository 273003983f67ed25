import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { firstLoad } from './budget.ts';
import type { Chunk } from './chunks.ts';

/** A chunk whose code is about `kilobytes` kB gzip. */
const chunk = (fileName: string, kilobytes: number, rest: Partial<Chunk> = {}): Chunk => ({
  type: 'chunk',
  fileName,
  code: randomBytes(kilobytes * 850).toString('hex'),
  isEntry: false,
  imports: [],
  moduleIds: [`/src/${fileName}`],
  ...rest,
});

const gzipped = (...chunks: Chunk[]) => chunks.reduce((sum, { code }) => sum + gzipSync(code).length / 1000, 0);

const budget = { beforePaint: 100, inAll: 280, homeLoads: ['/src/home-live'], never: ['/src/admin/'] };

test('counts what the entry imports before paint, and what Home loads by itself after it, each chunk once', () => {
  const entry = chunk('entry', 40, { isEntry: true, imports: ['shared'] });
  const shared = chunk('shared', 30);
  const live = chunk('home-live', 50, { imports: ['shared', 'firebase'] });
  const firebase = chunk('firebase', 100);
  const measured = firstLoad([entry, shared, live, firebase, chunk('elsewhere', 500)], budget);
  expect(measured.problems).toEqual([]);
  expect(measured.beforePaint).toBeCloseTo(gzipped(entry, shared));
  expect(measured.inAll).toBeCloseTo(gzipped(entry, shared, live, firebase));
});

test('names a budget that is exceeded', () => {
  const { problems } = firstLoad([chunk('entry', 120, { isEntry: true }), chunk('home-live', 1)], budget);
  expect(problems).toEqual([expect.stringMatching(/before the hero is painted; the budget is 100 kB/)]);
});

test('names admin code, however it gets into the first load', () => {
  const { problems } = firstLoad(
    [
      chunk('entry', 1, { isEntry: true }),
      chunk('home-live', 1, { imports: ['shared'] }),
      chunk('shared', 1, { moduleIds: ['/src/ui/table.tsx', '/src/admin/dashboard.tsx'] }),
    ],
    budget,
  );
  expect(problems).toEqual([expect.stringContaining('/src/admin/dashboard.tsx')]);
});

test('notices when Home no longer loads what the budget counts', () => {
  const { problems } = firstLoad([chunk('entry', 1, { isEntry: true })], budget);
  expect(problems).toEqual([expect.stringContaining('/src/home-live')]);
});
