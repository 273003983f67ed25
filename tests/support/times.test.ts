import { expect, test } from 'vitest';
import { timeLines } from './times.ts';

test('names each part of a run, and the ten slowest files with the slowest first', () => {
  const testResults = Array.from({ length: 12 }, (_, i) => ({
    name: `/repo/tests/file-${i}.test.ts`,
    startTime: 1000,
    endTime: 1000 + i * 2000,
  }));
  const lines = timeLines([{ name: 'unit', seconds: 51.2 }], [JSON.stringify({ testResults })], '/repo/');
  expect(lines.slice(0, 4)).toEqual([
    'Where the time went:',
    '    51 s  unit',
    'The slowest files:',
    '    22 s  tests/file-11.test.ts',
  ]);
  expect(lines).toHaveLength(13);
});
