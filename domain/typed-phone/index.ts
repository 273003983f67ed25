import * as z from 'zod/mini';
import { e164, isUkMobile, normaliseUkMobile, stripped } from '../phone/index.ts';
import { plainDigits } from '../wording/digits.ts';

/**
 * The characters that may stand between the digits of a number, for a class in a pattern with the
 * flag `u`. They include every kind of dash, and the invisible marks that address books and mails
 * add.
 */
export const NUMBER_SIGNS = '\\s()\\[\\]./\\u2010-\\u2015\\u2212\\p{Cf}\\-';

const NUMBER = new RegExp(`^[${NUMBER_SIGNS}]*(?:tel:)?[${NUMBER_SIGNS}+\\d]*\\d[${NUMBER_SIGNS}\\d]*$`, 'iu');

/** Whether a text has digits, of any script, and else only what stands between those of a number. */
const isNumber = (typed: string) => NUMBER.test(plainDigits(typed.normalize('NFKC')));

/**
 * The digits, with a plus, of a number with a country (+44, 0044), or with a leading 0, which means
 * the UK. Null for any other text. The number may be unfinished.
 */
function international(typed: string): string | null {
  if (!isNumber(typed)) return null;
  const digits = stripped(typed.replace(/\(\s*0\s*\)/, ''));
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
 * The words by which `numberSought` finds a number, because Firestore does not search inside a
 * text. People read the last six digits out as a group, so those can be sought too.
 */
export const numberWords = (number: string): string[] => [
  ...beginningsOf(number),
  ...beginningsOf(number.slice(-LAST_DIGITS)),
];

/**
 * The `numberWords` that a typed text may mean: the beginning of a number, or of its last six
 * digits. It may have the country (44 7700) or not (7700). Null for a text that is no number.
 */
export function numberSought(typed: string): readonly string[] | null {
  if (!isNumber(typed)) return null;
  const digits = stripped(typed);
  const known = international(typed);
  const begun = known ?? (/^440?/.test(digits) ? `+${digits.replace(/^440/, '44')}` : `+44${digits}`);
  const abroad = known === null ? [`+${digits}`] : [];
  const last = digits.length <= LAST_DIGITS ? [digits] : [];
  return [...new Set([begun, ...abroad, ...last])];
}
