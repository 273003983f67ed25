import { expect, test } from 'vitest';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import { trader } from '../../ui/trader.ts';
import { Receipt } from './receipt.tsx';

const paid = { tour_name: 'Color & Vinyl Tour', amount: 3_600, confirmed_at: new Date('2026-11-27T12:00:00Z') };
const words = (page: typeof paid, refunded = 0) =>
  wordsOf(htmlOf(<Receipt id="3f9a01bc-77aa" page={page} people={4} refunded={refunded} />));

test('every receipt names the trader and the VAT in what was paid, and can be printed', () => {
  expect(words(paid)).toContain('£36.00 Includes VAT at 20%: £6.00');
  expect(words(paid, 1_200)).toContain('Includes VAT at 20%: £4.00');
  for (const value of [...Object.values(trader), 'Print']) expect(words(paid)).toContain(value);
});

test('a receipt for a voucher has no VAT', () => {
  expect(words({ ...paid, amount: 0 })).not.toContain('VAT at');
});
