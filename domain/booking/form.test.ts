import { phoneTexts } from '@streetlore/domain/phone';
import { aBooking } from '@streetlore/domain/testing';
import { describe, expect, test } from 'vitest';
import { invoiceToTexts } from '../invoice-to/index.ts';
import { bookingFormOf, bookingFormSchema, emptyBookingForm, phonesForAll, repeatedPhones } from './form.ts';
import { createBookingInput } from './schema.ts';
import { pageNeedsEmail } from './texts.ts';

const faultsOf = (form: object) => {
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
      gift_code: null,
      day: null,
      invoice: null,
    });
  });

  test('with an invoice needs an address, by text too', () => {
    const invoice = { company: 'Herons', address: '2 Hanbury Street', vat_number: '', po_number: '' };
    const asked = { ...emptyBookingForm(), phone_numbers: ['07700 900123'], invoice };
    expect(bookingFormSchema.safeParse(asked).error?.issues).toMatchObject([
      { path: ['email'], message: invoiceToTexts.needsEmail },
    ]);
    expect(bookingFormSchema.safeParse({ ...asked, email: 'ada@example.org' }).success).toBe(true);
  });

  test('on the page needs an address and no number, whatever stands in the fields for the other way', () => {
    const page = { way: 'page', phone_numbers: ['+49 151 23456789', ''] };
    expect(faultsOf({ ...page, email: ' ' })).toEqual([['email', pageNeedsEmail]]);
    expect(faultsOf({ ...page, email: 'nobody' }).map(([field]) => field)).toEqual(['email']);
    const details = bookingFormSchema.parse({ ...emptyBookingForm(), ...page, email: ' Hanna@example.org' });
    expect(details).toMatchObject({ phone_numbers: [], email: 'hanna@example.org' });
    // The callable takes what the form gives, which says nothing of the way.
    expect(createBookingInput.safeParse({ ...details, booking_id: 'b', tour_id: 't' }).success).toBe(true);
  });

  test.each([
    ['text', ['+447700900123']],
    ['page', []],
  ] as const)('of an unpaid booking is filled in for its way: by %s', (way, phone_numbers) => {
    const form = bookingFormOf(
      aBooking({ participants: 1, phone_numbers: [...phone_numbers], email: 'ada@example.org' }),
    );
    expect(form.way).toBe(way);
    expect(form.phone_numbers).toHaveLength(1);
    expect(bookingFormSchema.parse({ ...form, day: '' }).phone_numbers).toEqual(phone_numbers);
  });

  test('checks an optional field once it is filled in', () => {
    const form = { phone_numbers: ['07700 900123'], email: 'nobody', gift_code: '!', team_name: 'x'.repeat(41) };
    expect(faultsOf(form).map(([field]) => field)).toEqual(['email', 'team_name', 'gift_code']);
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
