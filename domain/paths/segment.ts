/**
 * Whether a decoded part of an address can be one of ours.
 * - Our names, ids and slugs have at most 200 characters.
 * - File systems allow names of at most 255 bytes.
 * - Firestore refuses to search for more than 1,500 bytes (its documented limit of an indexed
 *   value).
 * - A percent sign is left over from a malformed escape.
 */
export const isSegment = (part: string) => /^[^%/\\\p{Cc}]{1,250}$/u.test(part);
