/** What the fields of forms and of callables' inputs accept. */
import * as z from 'zod/mini';

/**
 * Document ids that clients may choose: URL-safe, without path separators, and never Firestore's
 * reserved `__x__`. A keyed hash may begin with a hyphen or an underscore, so all ids of ours fit.
 */
export const documentId = z
  .string()
  .check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, 'Use letters, digits, hyphens and underscores only'));

/**
 * Invisible characters that come with pasted text and make equal-looking texts differ: controls,
 * soft hyphens, zero-width spaces, marks of direction. Joiners stay, because emoji and some scripts
 * need them.
 */
const UNSEEN = /[^\P{Cc}\n\r\t]|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const visible = z.overwrite<string>((text) => text.replace(UNSEEN, ''));

/** Lone surrogates and Unicode noncharacters, which Firestore refuses to store. */
const UNSTORABLE = /[\p{Cs}\ufdd0-\ufdef\ufffe\uffff]/u;

/**
 * The message about the first character that we cannot store. It quotes the text before the
 * character, because the character may be invisible.
 */
function unstorableIn(text: string): string | null {
  const found = UNSTORABLE.exec(text);
  if (!found) return null;
  const code = `U+${(found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const what = /\p{Cs}/u.test(found[0])
    ? `half of a character (${code}), such as a broken emoji,`
    : `an invalid character (${code})`;
  const before = [...text.slice(0, found.index)].slice(-10).join('').trim();
  return `There is ${what} ${before === '' ? 'at the beginning' : `after “${before}”`}. Please delete it.`;
}

const storable = z.check<string>((payload) => {
  const message = unstorableIn(payload.value);
  if (message) payload.issues.push({ code: 'custom', message, input: payload.value });
});

/** The message of a form with an empty required field. */
export const REQUIRED_FIELDS = 'Please fill in all required fields';

export function pick<T extends object, Name extends keyof T>(from: T, names: readonly Name[]): Pick<T, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>;
}

/** The names of an object's fields, for example of a table with a line for each field of a form. */
export const namesOf = <T extends object>(of: T) => Object.keys(of) as (keyof T & string)[];

export const tooLong = (max: number) => `Keep this to ${max} characters at most`;

/** Free text on one line with an upper bound in characters, trimmed. */
export const line = (max: number, required?: string) =>
  z.string().check(
    visible,
    z.trim(),
    z.minLength(required === undefined ? 0 : 1, required ?? ''),
    z.maxLength(max, tooLong(max)),
    z.refine((text) => !/[\r\n]/.test(text), 'Keep this on one line'),
    storable,
  );

/** Free text over several lines with an upper bound in characters, trimmed. */
export const paragraph = (max: number, required?: string) =>
  z
    .string()
    .check(
      visible,
      z.trim(),
      z.minLength(required === undefined ? 0 : 1, required ?? ''),
      z.maxLength(max, tooLong(max)),
      storable,
    );

/** zod's own pattern, extended to the letters of every script (RFC 6531) and to domains in ASCII. */
const EMAIL =
  /^(?:[\p{L}\p{M}\p{N}_'+-]+\.)*[\p{L}\p{M}\p{N}_'+-]*[\p{L}\p{M}\p{N}_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:[\p{L}\p{M}]{2,}|xn--[a-z0-9-]+)$/u;

/** Writes the domain in ASCII, as DNS and some browsers' fields do: `exämple.de` is `xn--exmple-cua.de`. */
function withAsciiDomain(address: string): string {
  const [local = '', domain = ''] = address.split('@');
  if (!EMAIL.test(address) || /^[\x21-\x7e]*$/.test(domain)) return address;
  const url = `http://${domain}`;
  return URL.canParse(url) ? `${local}@${new URL(url).hostname}` : address;
}

/** Stores an address in lower case and one spelling, so that we find a person however they typed it. */
export const emailAddress = z
  .string()
  .check(
    visible,
    z.trim(),
    z.toLowerCase(),
    z.normalize('NFC'),
    z.overwrite(withAsciiDomain),
    z.maxLength(254),
    z.regex(EMAIL, 'Please enter a valid email address'),
  );

/** A host, perhaps with a path, as people give an address: `mycafe.co.uk`. */
const BARE_ADDRESS = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]*\.\p{L}{2,}(?:[/?#]|$)/u;

/** Accepts http and https, never `javascript:`. An address without a scheme becomes https. */
export const webAddress = z.string().check(
  visible,
  z.trim(),
  z.overwrite((typed) => (BARE_ADDRESS.test(typed) ? `https://${typed}` : typed)),
  z.maxLength(500, tooLong(500)),
  z.regex(/^https?:\/\/[^\s"<>/]+\.[^\s"<>]+$/i, 'Please enter a full web address, such as https://example.com'),
);

/** A text field that may stay empty: null, or a text that fits `schema`. */
export const optionalText = <T extends z.ZodMiniType<string, string>>(schema: T) =>
  z.pipe(
    z.pipe(
      z.nullable(z.string()),
      z.transform((typed: string | null): string | null => (typed === null || typed.trim() === '' ? null : typed)),
    ),
    z.nullable(schema),
  );

export const required = (schema: z.ZodMiniType<string, string>, message: string) =>
  z.pipe(z.string().check(z.refine((text: string) => text.trim() !== '', { error: message, abort: true })), schema);

/** Degrees from `-bound` to `bound`, or null. A form's empty field is null. */
export const degrees = (bound: number) => {
  const message = `Between -${bound} and ${bound}`;
  return z.nullable(z.number(message).check(z.minimum(-bound, message), z.maximum(bound, message)));
};
