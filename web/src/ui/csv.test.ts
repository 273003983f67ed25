import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const columns = [
  { title: 'Team', value: (row: { team: string | null }) => row.team },
  { title: 'Pence', value: () => -500 },
  { title: 'At', value: () => new Date('2026-11-20T12:00:00Z') },
];

test('a heading, quotes where needed, and times anybody can read', () => {
  expect(toCsv(columns, [{ team: 'Foxes, "east"' }, { team: null }])).toBe(
    'Team,Pence,At\r\n"Foxes, ""east""",-500,2026-11-20T12:00:00.000Z\r\n,-500,2026-11-20T12:00:00.000Z',
  );
});

test.each(['=HYPERLINK("http://evil")', '+1+1', '-1+1', '@SUM(A1)', '\t=1'])(
  'what a spreadsheet would run stays text: %j',
  (team) => {
    const cell = toCsv(columns, [{ team }]).split('\r\n')[1]?.replace(/^"/, '');
    expect(cell).toMatch(/^'/);
  },
);

test('a phone number stays readable', () => {
  expect(toCsv([{ title: 'Phone', value: () => '+447700900123' }], [{}])).toContain('447700900123');
});
