import * as z from 'zod/mini';
import { plainDigits } from '../wording/digits.ts';

export const INVALID_CODE = 'This code is not valid';

/** Crockford's: without I, L, O and U, which people confuse. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The letters and digits of a code: 60 bits. */
const LENGTH = 12;

/**
 * A code as typed, in the one form that is hashed. Case, spaces and dashes do not matter. A letter counts as the digit
 * that it looks like.
 */
export const giftCode = z.string().check(
  z.overwrite((code) =>
    plainDigits(code.normalize('NFKC'))
      .toUpperCase()
      .replace(/[\s\p{Pd}]+/gu, '')
      .replace(/O/g, '0')
      .replace(/[IL]/g, '1'),
  ),
  z.regex(/^[A-Z0-9]{6,24}$/, INVALID_CODE),
);

/**
 * A code as people read it, such as `7K3M-XW09-QTB2`, always the same for the same digest.
 * @param digest at least 12 bytes
 * @param groups how the characters are grouped
 */
export function codeFrom(digest: Uint8Array, groups: readonly number[] = [4, 4, 4]): string {
  const characters = [...digest.slice(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  let from = 0;
  return groups
    .map((size) => {
      from += size;
      return characters.slice(from - size, from).join('');
    })
    .join('-');
}
