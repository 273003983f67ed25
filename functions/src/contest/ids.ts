import { createHash } from 'node:crypto';
import { storagePaths } from '@streetlore/domain/paths';

/**
 * Derives a UUID (version 8, RFC 9562) from the path of the upload. An upload can then become only one
 * submission, and its copies have their folder before the form is sent.
 */
export function submissionIdFor(originalPath: string): string {
  const hex = createHash('sha256').update(originalPath).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The id of the submission that an upload becomes. */
export const submissionIdOf = ({ uid, name }: { readonly uid: string; readonly name: string }): string =>
  submissionIdFor(storagePaths.contestOriginal(uid, name));
