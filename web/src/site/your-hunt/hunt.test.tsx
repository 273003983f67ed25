import { type Booking, bookingPageOf } from '@streetlore/domain/booking';
import { invoiceTexts } from '@streetlore/domain/invoice';
import { aBooking } from '@streetlore/domain/testing';
import { expect, test } from 'vitest';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import { Hunt } from './hunt.tsx';

function words(given: Partial<Booking>): string {
  const page = bookingPageOf('b1', aBooking({ page_id: 'p1', ...given }));
  if (!page) throw new Error('The booking has no page');
  return wordsOf(htmlOf(<Hunt page={{ ...page, id: 'p1' }} token="token" />, '/'));
}

test('offers an invoice of what a card has paid alone', () => {
  expect(words({ amount: 1_800 })).toContain(invoiceTexts.card);
  for (const by of ['gift', 'voucher'] as const) {
    expect(words({ amount: 0, paid_by: { by, pence: 1_800 } })).not.toContain(invoiceTexts.card);
    expect(words({ amount: 300, paid_by: { by, pence: 1_500 } })).toContain(invoiceTexts.card);
  }
});
