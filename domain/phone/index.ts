import * as z from 'zod/mini';
import { plainDigits } from '../wording/digits.ts';

export const phoneTexts = {
  missing: 'Please provide phone numbers for all participants',
  /** The same message for somebody who plays alone. */
  missingOne: 'Add a mobile number',
  invalid: 'Please enter valid UK mobile numbers (e.g., 07700 900123 or +44 7700 900123)',
  noMobile: 'Numbers that begin with 070 or 076 are no mobiles and get no texts. Please enter a mobile number',
} as const;

/** A number as we store and text it: E.164, `+` and 8 to 15 digits. */
export const e164 = z.string().check(z.regex(/^\+[1-9]\d{7,14}$/, 'Not a phone number in +44 form'));

/** The digits of a typed number, and its plus. */
export const stripped = (typed: string) => plainDigits(typed.normalize('NFKC')).replace(/[^\d+]/g, '');

/**
 * The spec's UK mobile: an optional +44 or 0, then 7 and nine digits. People also type 0044 or 44,
 * and keep the 0 behind it, as in +44 (0)7700 900123. We accept that, because no other number has
 * these digits.
 */
export function isUkMobile(typed: string): boolean {
  return /^((\+|00)?440?|0)?7\d{9}$/.test(stripped(typed));
}

/** The number in +44 form, by its last ten digits: `07700 900123` and `0044 7700 900123` become the same. */
export function normaliseUkMobile(typed: string): string {
  return `+44${stripped(typed).slice(-10)}`;
}

/**
 * Numbers that fit the spec's pattern but are no mobiles: personal numbers (070) and pagers (076
 * without 07624, which are the Isle of Man's mobiles; Ofcom, National Telephone Numbering Plan,
 * A2).
 */
const isNoMobile = (typed: string) => /^7(0|6(?!24))/.test(stripped(typed).slice(-10));

/** The field for a UK mobile; parsing gives it in +44 form. */
export const ukMobile = z.pipe(
  z.string().check(
    z.refine((typed) => typed.trim() !== '', { error: phoneTexts.missing, abort: true }),
    z.refine((typed) => typed.length <= 40 && isUkMobile(typed), { error: phoneTexts.invalid, abort: true }),
    z.refine((typed) => !isNoMobile(typed), phoneTexts.noMobile),
  ),
  z.transform(normaliseUkMobile),
);

/**
 * Replaces the number of an erased person. It belongs to no country and is the same for everybody.
 * It keeps the person's place in a booking, so that the second phone does not become the booker's.
 */
export const ERASED_NUMBER = '+99900000000';
export const isErased = (number: string) => number === ERASED_NUMBER;

/** Writes a UK number in groups: `+44 7700 900123`. Other numbers stay as they are. */
export function formatPhone(number: string): string {
  if (isErased(number)) return 'Erased number';
  const match = /^\+44(7\d{3})(\d{6})$/.exec(number);
  return match ? `+44 ${match[1]} ${match[2]}` : number;
}
