import * as z from 'zod/mini';
import { tokenFrom, tokenInFragment } from '../link-token/index.ts';

/**
 * Without vowels, so that no code is a word, and without what looks like another character: `0 1 5` and
 * `B G I L O Q S Z`.
 */
const ALPHABET = '2346789CDFHJKMNPRTVWXY';

/** 22 characters to the power of 6 are 113 million codes. */
export const CODE_LENGTH = 6;

/**
 * A reward's code, as a bar types it.
 * @param hash base64url with 32 characters
 */
export const codeFrom = (hash: string): string => tokenFrom(hash, CODE_LENGTH, ALPHABET);

/** What people mean by a character that no code has. */
const meant: Readonly<Record<string, string>> = { B: '8', G: '6', Z: '2' };

/** A code as somebody typed it, in the form in which we give it. It may still be no code. */
export const tidyCode = (typed: string): string =>
  [...typed.toUpperCase().replace(/[^A-Z0-9]/g, '')].map((character) => meant[character] ?? character).join('');

const form = new RegExp(`^[${ALPHABET}]{${CODE_LENGTH}}$`);
export const isCode = (tidied: string): boolean => form.test(tidied);

/** A code as a form or a callable takes it: in any case and with gaps. */
export const codeField = z
  .string()
  .check(
    z.maxLength(40, `A code has ${CODE_LENGTH} characters`),
    z.overwrite(tidyCode),
    z.refine(isCode, `A code has ${CODE_LENGTH} characters, such as K7M 2PX`),
  );

/** A code in two halves, which are easier to read out and to type. */
export const codeInHalves = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** The code behind the `#` of the address that a QR code holds; null when there is none. */
export function codeInFragment(fragment: string): string | null {
  const code = tidyCode(tokenInFragment(fragment, /^[A-Za-z0-9]{6}(?![A-Za-z0-9])/) ?? '');
  return isCode(code) ? code : null;
}
