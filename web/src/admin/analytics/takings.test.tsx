import { noFigures, takingsRows } from '@streetlore/domain/stats';
import { expect, test } from 'vitest';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import { toCsv } from '../../ui/csv.ts';
import { LedgerAgrees } from './ledger-agrees.tsx';
import { Takings } from './takings.tsx';
import { accountantColumns, takingsLines } from './takings-lines.ts';

const now = new Date('2026-11-20T12:00:00Z');
const figures = {
  ...noFigures(),
  ...{ orders: 4, taken: 7000, discounts: 800, gifts_sold: 5000, gifts_used: 1200, refunded: 900, disputed: 1800 },
  ...{ fees: 2265, fees_open: 1 },
};
const months = [
  { calendar_month: '2026-11', days: { '19': figures, '20': { ...figures, fees_open: 0 } }, counted_at: now },
];

test('Takings shows each line of the span, and the same lines by day', () => {
  const shown = wordsOf(htmlOf(<Takings period="day" months={months} now={now} />));
  for (const line of ['Orders 8', 'Gross £180.00', 'Discounts −£16.00', 'Gifts used −£24.00', 'Gifts sold £100.00'])
    expect(shown).toContain(line);
  for (const line of ['Taken by card £240.00', 'Refunds −£18.00', 'Disputes −£36.00', 'Net £140.70'])
    expect(shown).toContain(line);
  expect(shown).toContain('20 Nov 4 £90.00 −£8.00 −£12.00 £50.00 £120.00 −£9.00 −£18.00 −£22.65 £70.35');
  expect(shown).toContain('Stripe has not said the fee of 1 payment yet');
});

test('a trader who is not registered for VAT has no line of it, and a day on which more went back is negative', () => {
  expect(takingsLines({ vat: '' }).map(({ title }) => title)).not.toContain('VAT');
  expect(takingsLines({ vat: 'GB1' }).map(({ title }) => title)).toContain('VAT');
  const back = [{ calendar_month: '2026-11', days: { '20': { ...noFigures(), refunded: 500 } }, counted_at: now }];
  expect(wordsOf(htmlOf(<Takings period="day" months={back} now={now} />))).toContain('Net −£5.00');
});

test('the file has a row a day and one for totals, in pounds with two decimals', () => {
  const { days, rows } = takingsRows('month', months, { vat: 'GB1' }, now);
  const total = rows.at(-1);
  if (!total) throw new Error('No month');
  const lines = toCsv(accountantColumns(), [...days, { ...total, label: 'Total' }]).split('\r\n');
  expect(lines[0]).toContain('Day,Orders,Gross (GBP),Discounts (GBP)');
  expect(lines.at(-3)).toBe('2026-11-19,4,90.00,8.00,12.00,50.00,120.00,9.00,18.00,22.65,70.35,15.50');
  expect(lines.at(-1)).toBe('Total,8,180.00,16.00,24.00,100.00,240.00,18.00,36.00,45.30,140.70,31.00');
});

test('says whether Stripe has the same sums, and which order differs by ids alone', () => {
  const check = { at: now, from: '2026-11-18', to: '2026-11-19', compared: 9, differs: 0, differences: [] };
  const shown = (given: Partial<typeof check> | null) =>
    wordsOf(htmlOf(<LedgerAgrees check={given && { ...check, ...given }} />)).trim();
  expect(shown(null)).toBe('Not compared with Stripe yet. That happens every night at 04:20.');
  expect(shown({})).toBe('Stripe has the same sums for 18 Nov 2026 and 19 Nov 2026.');
  const payment = { kind: 'payment' as const, stripe_id: 'pi_1', order_id: 'o1', here: null, there: 1800 };
  const differs = { ...check, differs: 1, differences: [payment] };
  expect(wordsOf(htmlOf(<LedgerAgrees check={differs} />))).toContain(
    '1 payment differs from Stripe’s for 18 Nov 2026 and 19 Nov 2026: Order o1, payment pi_1: here missing, at Stripe £18.00',
  );
});
