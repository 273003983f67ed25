const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Letters and digits alone: phones leave out a `-` or `_` at the end of a link that they find in a text. */
const ALPHABET = BASE64URL.slice(0, 62);

/** The form of a token of `length` characters, for a regular expression. */
export const tokenForm = (length: number): string => `[A-Za-z0-9]{${length}}`;

/**
 * A token of letters and digits, each worth 5.95 bits, or of the characters of another alphabet.
 * @param hash base64url with at least as many bits as the token
 */
export function tokenFrom(hash: string, length: number, alphabet = ALPHABET): string {
  let rest = [...hash].reduce((sum, letter) => sum * 64n + BigInt(BASE64URL.indexOf(letter)), 0n);
  const size = BigInt(alphabet.length);
  let token = '';
  for (let n = 0; n < length; n += 1) {
    token += alphabet[Number(rest % size)];
    rest /= size;
  }
  return token;
}

/**
 * The token behind the `#` of a link. Programs and people add a full stop, a bracket or
 * `?utm_source=` to it.
 * @param form the form of the token, from its beginning on
 * @returns null when the token is missing or not whole
 */
export function tokenInFragment(fragment: string, form: RegExp): string | null {
  const plain = fragment.replace(/%[0-9a-f]{2}/gi, ' ').replace(/^[#\s]+/, '');
  return form.exec(plain)?.[0] ?? null;
}
