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

/**
 * What stands between the digits of a number, for a class in a pattern with the flag `u`: spaces,
 * brackets, dots, strokes, every kind of dash, and the marks without a width that come along when a
 * number is copied from an address book or a mail.
 */
export const NUMBER_SIGNS = '\\s()\\[\\]./\\u2010-\\u2015\\u2212\\p{Cf}\\-';

/** The digits of a typed number, and its plus. */
const stripped = (typed: string) => plainDigits(typed.normalize('NFKC')).replace(/[^\d+]/g, '');

const NUMBER = new RegExp(`^[${NUMBER_SIGNS}]*(?:tel:)?[${NUMBER_SIGNS}+\\d]*\\d[${NUMBER_SIGNS}\\d]*$`, 'iu');

/**
 * Whether a typed number is a UK mobile. The spec's rule: an optional +44 or 0, then 7 and nine
 * digits. People also type the country as 0044 or 44, and keep the 0 behind it, as in +44 (0)7700
 * 900123. With so many digits such a number cannot mean another one.
 */
export function isUkMobile(typed: string): boolean {
  return /^((\+|00)?440?|0)?7\d{9}$/.test(stripped(typed));
}

/**
 * A valid UK mobile in +44 form. The last ten digits are the number: `07700 900123` and `0044 7700
 * 900123` are the same.
 */
export function normaliseUkMobile(typed: string): string {
  return `+44${stripped(typed).slice(-10)}`;
}

/**
 * The digits, with a plus, of a number that names its country (+44, 0044) or begins with 0, which is
 * ours; null for another text. The number may be unfinished.
 */
function international(typed: string): string | null {
  const plain = plainDigits(typed.normalize('NFKC'));
  if (!NUMBER.test(plain)) return null;
  const digits = stripped(plain.replace(/\(\s*0\s*\)/, ''));
  const named = /^(?:\+|00)(\d*)$/.exec(digits)?.[1];
  if (named !== undefined) return `+${named.replace(/^440/, '44')}`;
  return /^0\d*$/.test(digits) ? `+44${digits.slice(1)}` : null;
}

/** The number that somebody typed or pasted, as we store it; null when the text is no number. */
export function numberTyped(typed: string): string | null {
  if (isUkMobile(typed)) return normaliseUkMobile(typed);
  const number = e164.safeParse(international(typed));
  return number.success ? number.data : null;
}

/** A typed number of any country; parsing gives it as we store it. */
export const numberField = (invalid: string) =>
  z.pipe(
    z.string().check(z.refine((typed) => typed.length <= 40 && numberTyped(typed) !== null, invalid)),
    z.transform((typed: string) => numberTyped(typed) ?? typed),
  );

const LAST_DIGITS = 6;
const beginningsOf = (text: string) => Array.from(text, (_, last) => text.slice(0, last + 1));

/**
 * The words that `numberSought` finds a number by. Firestore finds whole entries of a list, but no
 * part of a text. The last six digits form a group in a formatted number, and people read them out.
 */
export const numberWords = (number: string): string[] => [
  ...beginningsOf(number),
  ...beginningsOf(number.slice(-LAST_DIGITS)),
];

/**
 * The `numberWords` that a typed beginning of a number, or of its last six digits, may mean; null for
 * a text that is no number. Without a plus or zeros the country may be there (44 7700) or not (7700).
 */
export function numberSought(typed: string): readonly string[] | null {
  if (!NUMBER.test(typed)) return null;
  const digits = stripped(typed);
  const known = international(typed);
  const begun = known ?? (/^440?/.test(digits) ? `+${digits.replace(/^440/, '44')}` : `+44${digits}`);
  const abroad = known === null ? [`+${digits}`] : [];
  const last = digits.length <= LAST_DIGITS ? [digits] : [];
  return [...new Set([begun, ...abroad, ...last])];
}

/**
 * Finds numbers that are no mobiles, which the spec's pattern accepts. Personal numbers begin with
 * 070 and forward calls at a price. Pagers begin with 076, except 07624, the Isle of Man's mobiles
 * (Ofcom, National Telephone Numbering Plan, A2).
 */
const isNoMobile = (typed: string) => /^7(0|6(?!24))/.test(stripped(typed).slice(-10));

/**
 * A typed UK mobile; parsing gives its +44 form.
 * @param missing the message for an empty field
 */
export const ukMobileField = (missing: string) =>
  z.pipe(
    z.string().check(
      z.refine((typed) => typed.trim() !== '', { error: missing, abort: true }),
      z.refine((typed) => typed.length <= 40 && isUkMobile(typed), { error: phoneTexts.invalid, abort: true }),
      z.refine((typed) => !isNoMobile(typed), phoneTexts.noMobile),
    ),
    z.transform(normaliseUkMobile),
  );

/** The same field with the booking page's messages. */
export const ukMobile = ukMobileField(phoneTexts.missing);

/**
 * Replaces the number of an erased person. It looks like a number, belongs to no country and is the
 * same for everybody. It keeps the other numbers of a booking in their places, so the second phone
 * does not become the booker's.
 */
export const ERASED_NUMBER = '+99900000000';
export const isErased = (number: string) => number === ERASED_NUMBER;

/**
 * `+44 7700 900123`: a UK number in groups, for people. Numbers of other countries stay as they
 * are.
 */
export function formatPhone(number: string): string {
  if (isErased(number)) return 'Erased number';
  const match = /^\+44(7\d{3})(\d{6})$/.exec(number);
  return match ? `+44 ${match[1]} ${match[2]}` : number;
}
