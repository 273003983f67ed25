/**
 * Whether a decoded part of an address can be one of ours. Names, ids and slugs have at most 200 characters; no file system takes
 * a name of more than 255 bytes, and Firestore refuses to look for what is longer than 1,500 (its documented limit of an indexed
 * value). A percent sign is left over from a malformed escape.
 */
export const isSegment = (part: string) => /^[^%/\\\p{Cc}]{1,250}$/u.test(part);
