import { isUkMobile, normaliseUkMobile } from '../phone/index.ts';
import { NUMBER_SIGNS } from '../typed-phone/index.ts';
import type { ContactMessage } from './schema.ts';

/** The most numbers, and the most bookings, that are looked up for one message. */
const MAX_NAMED = 3;

/** A run of digits with the signs that people write between them. */
const NUMBER = new RegExp(`[+(]?\\d[\\d${NUMBER_SIGNS}]{8,20}\\d`, 'gu');
const BOOKING = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi;

const firstOf = (found: readonly string[]) => [...new Set(found)].slice(0, MAX_NAMED);

/** The mobile numbers and the bookings that a message names, the first three of each. */
export function namedIn({ subject, message }: Pick<ContactMessage, 'subject' | 'message'>): {
  numbers: string[];
  bookings: string[];
} {
  const text = `${subject}\n${message}`;
  const bookings = (text.match(BOOKING) ?? []).map((id) => id.toLowerCase());
  const numbers = (text.replace(BOOKING, ' ').match(NUMBER) ?? []).filter(isUkMobile).map(normaliseUkMobile);
  return { numbers: firstOf(numbers), bookings: firstOf(bookings) };
}
