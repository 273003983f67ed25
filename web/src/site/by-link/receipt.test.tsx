import { giftUseTexts } from '@streetlore/domain/gift';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import { trader } from '../../ui/trader.ts';
import { Receipt } from './receipt.tsx';

const paid = { tour_name: 'Color & Vinyl Tour', amount: 3_600, confirmed_at: new Date('2026-11-27T12:00:00Z') };
const words = (page: ComponentProps<typeof Receipt>['page'], refunded = 0) =>
  wordsOf(htmlOf(<Receipt id="3f9a01bc-77aa" page={page} people={4} refunded={refunded} />));

test('every receipt names the trader and the VAT in what was paid, and can be printed', () => {
  expect(words(paid)).toContain('£36.00 Includes VAT at 20%: £6.00');
  expect(words(paid, 1_200)).toContain('Includes VAT at 20%: £4.00');
  for (const value of [...Object.values(trader), 'Print']) expect(words(paid)).toContain(value);
});

test('a receipt for a voucher has no VAT', () => {
  const said = words({ ...paid, amount: 0, paid_by: { by: 'voucher', pence: 3_600 } });
  expect(said).toContain('Paid by voucher');
  expect(said).not.toContain('VAT at');
});

test('the VAT is charged once: the part that a gift paid has none, and the receipt says why', () => {
  const said = words({ ...paid, amount: 1_200, paid_by: { by: 'gift', pence: 2_400 } });
  expect(said).toContain('£12.00 Paid with a gift £24.00 Includes VAT at 20%: £2.00');
  expect(said).toContain(giftUseTexts.noVat);
});
