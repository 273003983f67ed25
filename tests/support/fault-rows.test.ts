import { expect, test } from 'vitest';
import { type FaultRow, faultRows, faultTable, filesThatShow } from './fault-rows.ts';

test('every fault of docs/faults.md has a test with its number, and no test has another number', () => {
  const carried = new Set([...filesThatShow().values()].flat());
  const asked = faultRows().map(({ row }) => row);
  expect(asked).toEqual([...new Set(asked)].toSorted((a, b) => a - b));
  expect([...carried].toSorted((a, b) => a - b)).toEqual(asked);
});

test('the table adds up what several tests have shown, and names the rows without a test', () => {
  const row = (given: Partial<FaultRow>): FaultRow => ({
    row: 1,
    fault: 'a forged webhook',
    holds: 'refused',
    asked: '8 forgeries',
    elsewhere: '',
    ...given,
  });
  const rows = [row({}), row({ row: 2, fault: 'a flood', elsewhere: 'npm run soak' })];
  const shown = [
    { row: 1, count: 3, what: 'forgeries refused' },
    { row: 1, count: 1_000, what: 'forgeries refused' },
    { row: 1, count: 1, what: 'true one taken' },
  ];
  expect(faultTable(rows, shown)).toEqual({
    lines: [
      ' 1  a forged webhook',
      '    asked    8 forgeries',
      '    reached  1,003 forgeries refused',
      '    reached  1 true one taken',
      ' 2  a flood',
      '    asked    8 forgeries',
      '    reached  nothing',
      '    besides  npm run soak',
    ],
    missing: [2],
  });
});
