import * as z from 'zod/mini';

/** A stored document together with its id, the shape every screen and operation works with. */
export type WithId<T> = T & { id: string };

/** Document ids that clients may choose: URL-safe, no path separators, never Firestore's reserved `__x__`. */
export const documentId = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/, 'Use letters, digits, hyphens and underscores only'));

/** Free text on one line with an upper bound in characters, trimmed. */
export const line = (max: number, required?: string) =>
  z.string().check(
    z.trim(),
    z.minLength(required === undefined ? 0 : 1, required ?? ''),
    z.maxLength(max, `Keep this under ${max} characters`),
    z.refine((text) => !/[\r\n]/.test(text), 'Keep this on one line'),
  );

/** Free text over several lines with an upper bound in characters, trimmed. */
export const paragraph = (max: number, required?: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(required === undefined ? 0 : 1, required ?? ''),
      z.maxLength(max, `Keep this under ${max} characters`),
    );

/** An e-mail address as forms accept it. */
export const emailAddress = z.string().check(z.trim(), z.maxLength(254), z.email('Please enter a valid email address'));
