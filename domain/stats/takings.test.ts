import { expect, test } from 'vitest';
import { noFigures, takingsOfDay, takingsRows } from './index.ts';

const now = new Date('2026-11-20T12:00:00Z');
const registered = { vat: 'GB123456789' };
const figures = {
  ...noFigures(),
  ...{ orders: 4, taken: 7000, discounts: 800, gifts_sold: 5000, gifts_used: 1200, refunded: 900, disputed: 1800 },
  ...{ fees: 2265, fees_open: 1 },
};

test('a day adds up: gross less discounts and gifts used, and gifts sold, came by card; net is what stays', () => {
  const takings = takingsOfDay(figures, registered);
  expect(takings).toMatchObject({ orders: 4, gross: 9000, card: 12_000, net: 7035, vat: 1550 });
  const { gross, discounts, gifts_used, gifts_sold, card } = takings;
  expect(gross - discounts - gifts_used + gifts_sold).toBe(card);
});

test('a gift carries VAT when it is sold and none when it is used, and a trader who is not registered has none', () => {
  const vat = (given: Partial<typeof figures>, trader = registered) =>
    takingsOfDay({ ...noFigures(), ...given }, trader).vat;
  expect([vat({ gifts_sold: 6000 }), vat({ gifts_used: 6000 }), vat({ refunded: 600 })]).toEqual([1000, 0, -100]);
  expect(takingsOfDay(figures, { vat: '' }).vat).toBe(0);
  expect(vat({}, { vat: '' })).toBe(0);
});

test('weeks and months add up the days of the file, to the penny', () => {
  const days = { '09': { ...figures, taken: 7001 }, '16': { ...figures, taken: 7002 }, '20': figures };
  const months = [{ calendar_month: '2026-11', days, counted_at: now }];
  for (const period of ['day', 'week', 'month'] as const) {
    const { days: file, rows } = takingsRows(period, months, registered, now);
    const sum = (of: typeof rows) => of.reduce((total, { takings }) => total + takings.vat, 0);
    expect(sum(rows)).toBe(sum(file));
    expect(sum(rows)).toBe(3 * 1550);
    expect(rows.at(-1)?.label).toBe({ day: '20 Nov', week: '16 Nov', month: 'Nov 2026' }[period]);
  }
});
