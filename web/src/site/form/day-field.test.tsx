import { bookingFormSchema, CHOOSE_A_DAY, emptyBookingForm, NO_DAY } from '@streetlore/domain/booking';
import { createPartyInput } from '@streetlore/domain/party';
import { expect, test } from 'vitest';
import { htmlOf } from '../../testing/words.tsx';
import { DayField } from './day-field.tsx';

const field = (value: string | null) =>
  htmlOf(<DayField label="When" value={value} closed={[]} onChange={() => undefined} />);

test('a field without a day shows neither today nor the day before', () => {
  const page = field(NO_DAY);
  expect(page.match(/aria-pressed="true"[^>]*>([^<]*)/g)).toEqual([expect.stringContaining('Another day')]);
  expect(page).toMatch(/<input[^>]*type="date"[^>]* value=""/);
  expect(page).toContain(CHOOSE_A_DAY);
});

test('neither a booking nor a party is ordered without a day', () => {
  const booking = bookingFormSchema.safeParse({ ...emptyBookingForm(), day: NO_DAY });
  const party = createPartyInput.safeParse({ day: NO_DAY });
  for (const { error } of [booking, party])
    expect(error?.issues).toContainEqual(expect.objectContaining({ path: ['day'], message: CHOOSE_A_DAY }));
});
