import { bookingFormSchema, emptyBookingForm } from '@streetlore/domain/booking';
import { expect, test } from 'vitest';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import { OrderSummary } from './order-summary.tsx';

const details = bookingFormSchema.parse({
  ...emptyBookingForm(),
  participants: 3,
  phone_numbers: ['07700 900123', '07700 900124', '07700 900125'],
  email: 'ada@example.com',
});

const answer = { booking_id: 'b', amount: 3_375, client_secret: 'secret', gift: null };

test('the summary counts those who join by link', () => {
  const offer = { id: 't', name: 'Color & Vinyl Tour', price: 12.5 };
  const said = (phone_numbers: string[]) =>
    wordsOf(htmlOf(<OrderSummary offer={offer} details={{ ...details, phone_numbers }} answer={answer} />));
  expect(said(['+447700900123'])).toContain('Phone number +44 7700 900123 Join by link 2 people');
  expect(said(details.phone_numbers)).not.toContain('Join by link');
  // Two who share a phone get its texts.
  expect(said(['+447700900123', '+447700900123', '+447700900123'])).not.toContain('Join by link');
});

test('the summary of a hunt on the page says where its link goes, and names no numbers', () => {
  const offer = { id: 't', name: 'Color & Vinyl Tour', price: 12.5 };
  const onPage = { ...details, phone_numbers: [] };
  const said = wordsOf(htmlOf(<OrderSummary offer={offer} details={onPage} answer={answer} />));
  expect(said).toContain('You play On a web page The link goes to ada@example.com Join by link 2 people');
  expect(said).not.toContain('Phone number');
});

test('the summary shows the price before the discount', () => {
  const offer = { id: 't', name: 'Color & Vinyl Tour', price: 12.5 };
  expect(wordsOf(htmlOf(<OrderSummary offer={offer} details={details} answer={answer} />))).toContain(
    '£12.50 per person x 3 people £37.50 Group discount (10%) -£3.75 Total £33.75',
  );
});

test('the summary shows what a gift pays, what a card pays, and what stays on the gift', () => {
  const offer = { id: 't', name: 'Color & Vinyl Tour', price: 12.5 };
  const said = (gift: { by: 'gift' | 'voucher'; covered: number; left: string | null; ends: string | null }) =>
    wordsOf(
      htmlOf(
        <OrderSummary offer={offer} details={details} answer={{ ...answer, amount: 3_375 - gift.covered, gift }} />,
      ),
    );
  expect(said({ by: 'gift', covered: 2_000, left: '£0', ends: '29 Nov 2028' })).toContain(
    'Paid with a gift -£20.00 Left to pay by card £13.75 Nothing is left on the gift.',
  );
  expect(said({ by: 'gift', covered: 3_375, left: '£16.25', ends: '29 Nov 2028' })).toContain(
    'Paid with a gift -£33.75 Total £0.00 Left on the gift: £16.25, until 29 Nov 2028.',
  );
  expect(said({ by: 'gift', covered: 2_000, left: null, ends: null })).not.toContain('Left on');
  expect(said({ by: 'voucher', covered: 3_375, left: '4 hunts', ends: null })).toContain(
    'Paid by your voucher -£33.75 Total £0.00 Left on the voucher: 4 hunts.',
  );
});
