import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const columns = [
  { title: 'Team', value: (row: { team: string | null }) => row.team },
  { title: 'Pence', value: () => -500 },
  { title: 'At', value: () => new Date('2026-11-20T12:00:00Z') },
];

test('writes a heading, quotes where necessary, and ISO times', () => {
  expect(toCsv(columns, [{ team: 'Foxes, "east"' }, { team: null }])).toBe(
    'Team,Pence,At\r\n"Foxes, ""east""",-500,2026-11-20T12:00:00.000Z\r\n,-500,2026-11-20T12:00:00.000Z',
  );
});

test.each([
  '=HYPERLINK("http://evil")',
  '=HYPERLINK("http://evil")\nplease',
  '+1+1',
  '+1 +1',
  '+1, =1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  ' =1+1',
  '\n=1',
  '\r\n =1',
  '\u00A0=1',
  '＝1+1',
])('a cell that a spreadsheet would run as a formula stays text: %j', (team) => {
  const [, cell = ''] = toCsv([{ title: 'Team', value: () => team }], [{}]).split(/(?<=^Team)\r\n/);
  expect(cell).toBe(`"'${team.replaceAll('"', '""')}"`);
});

test.each(['+447700900123', '+44 7700 900123', '+447700900123, +447700900124', '-5'])(
  'a phone number is quoted, with no sign before it: %j',
  (phone) => {
    expect(toCsv([{ title: 'Phone', value: () => phone }], [{}])).toBe(`Phone\r\n"${phone}"`);
  },
);

test('figures are figures', () => {
  expect(toCsv([{ title: 'Pounds', value: () => -5 }], [{}])).toBe('Pounds\r\n-5');
});

test.each(['Foxes = friends', 'two\nlines', ' blank'])('a cell without a formula stays as it is: %j', (team) => {
  expect(toCsv([{ title: 'Team', value: () => team }], [{}])).not.toContain("'");
});
