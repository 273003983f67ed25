import * as z from 'zod/mini';

/** A stored document together with its id, the shape every screen and operation works with. */
export type WithId<T> = T & { id: string };

/** Document ids that clients may choose: URL-safe, no path separators, never Firestore's reserved `__x__`. */
export const documentId = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/, 'Use letters, digits, hyphens and underscores only'));

/** Characters that no keyboard types and that make stored text lie about itself: controls and reversed writing. */
const UNSEEN = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/u;
const seen = z.refine<string>((text) => !UNSEEN.test(text), 'This holds characters that cannot be stored');

/** What a form says that was sent before it was filled in. */
export const REQUIRED_FIELDS = 'Please fill in all required fields';

/** Free text on one line with an upper bound in characters, trimmed. */
export const line = (max: number, required?: string) =>
  z.string().check(
    z.trim(),
    z.minLength(required === undefined ? 0 : 1, required ?? ''),
    z.maxLength(max, `Keep this under ${max} characters`),
    z.refine((text) => !/[\r\n]/.test(text), 'Keep this on one line'),
    seen,
  );

/** Free text over several lines with an upper bound in characters, trimmed. */
export const paragraph = (max: number, required?: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(required === undefined ? 0 : 1, required ?? ''),
      z.maxLength(max, `Keep this under ${max} characters`),
      seen,
    );

/** An e-mail address as forms accept it. In lower case, so that one person's is found however they typed it. */
export const emailAddress = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email('Please enter a valid email address'));

/** Where a website is: http or https, nothing that runs. */
export const webAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(500, 'Keep this under 500 characters'),
    z.regex(/^https?:\/\/[^\s"<>/]+\.[^\s"<>]+$/i, 'Please enter a full web address, such as https://example.com'),
  );

/** A text field that may stay empty: blank becomes null, anything else has to fit `schema`. */
export const optionalText = <T extends z.ZodMiniType<string, string>>(schema: T) =>
  z.pipe(
    z.pipe(
      z.nullable(z.string()),
      z.transform((typed: string | null): string | null => (typed === null || typed.trim() === '' ? null : typed)),
    ),
    z.nullable(schema),
  );

/** A text field that must not stay blank, and has to fit `schema`. */
export const required = (schema: z.ZodMiniType<string, string>, message: string) =>
  z.pipe(z.string().check(z.refine((text: string) => text.trim() !== '', { error: message, abort: true })), schema);

/** Degrees up to `bound` either side of nought, or nothing; a form's empty field is nothing. */
export const degrees = (bound: number) => {
  const message = `Between -${bound} and ${bound}`;
  return z.nullable(z.number(message).check(z.minimum(-bound, message), z.maximum(bound, message)));
};
