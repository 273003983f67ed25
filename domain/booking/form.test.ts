import { phoneTexts } from '@streetlore/domain/phone';
import { describe, expect, test } from 'vitest';
import { bookingFormSchema, emptyBookingForm, phonesForAll, repeatedPhones } from './form.ts';

const faultsOf = (form: Partial<ReturnType<typeof emptyBookingForm>>) => {
  const parsed = bookingFormSchema.safeParse({ ...emptyBookingForm(), ...form });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

describe('the booking form', () => {
  test('takes one number for a group', () => {
    expect(faultsOf({ participants: 5, phone_numbers: ['07700 900123'] })).toEqual([]);
  });

  test('asks for the number of every open field and shows each fault at its own field', () => {
    expect(faultsOf({ participants: 2, phone_numbers: ['', '0207 946 0000'] })).toEqual([
      ['phone_numbers.0', phoneTexts.missing],
      ['phone_numbers.1', phoneTexts.invalid],
    ]);
  });

  test('reads blank optional fields as null', () => {
    expect(bookingFormSchema.parse({ ...emptyBookingForm(), phone_numbers: ['07700 900123'], email: '  ' })).toEqual({
      participants: 1,
      phone_numbers: ['+447700900123'],
      email: null,
      team_name: null,
      voucher_code: null,
      day: null,
    });
  });

  test('checks an optional field once it is filled in', () => {
    const form = { phone_numbers: ['07700 900123'], email: 'nobody', voucher_code: '!', team_name: 'x'.repeat(41) };
    expect(faultsOf(form).map(([field]) => field)).toEqual(['email', 'team_name', 'voucher_code']);
  });

  test('finds a number in two spellings, and the participants who have it', () => {
    const typed = ['07700 900123', '07700 900124', '0044 7700 900123', '+44 (0)7700 900124', '07700 900125'];
    const { phone_numbers } = bookingFormSchema.parse({ ...emptyBookingForm(), participants: 5, phone_numbers: typed });
    expect(repeatedPhones(phone_numbers)).toEqual([
      { phone: '+447700900123', participants: [1, 3] },
      { phone: '+447700900124', participants: [2, 4] },
    ]);
    expect(repeatedPhones(phone_numbers.slice(0, 2))).toEqual([]);
  });

  test('opens a field for each participant who has none, and keeps what was typed', () => {
    expect(phonesForAll(3, ['a'])).toEqual(['a', '', '']);
    expect(phonesForAll(3, ['a', 'b'])).toEqual(['a', 'b', '']);
  });
});
