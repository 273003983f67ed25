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

test('the summary shows the price before the discount', () => {
  const offer = { id: 't', name: 'Color & Vinyl Tour', price: 12.5 };
  expect(wordsOf(htmlOf(<OrderSummary offer={offer} details={details} amount={3375} />))).toContain(
    '£12.50 per person x 3 people £37.50 Group discount (10%) -£3.75 Total £33.75',
  );
});
