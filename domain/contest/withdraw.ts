import * as z from 'zod/mini';
import { documentId } from '../fields/index.ts';
import { tokenForm, tokenInFragment } from '../link-token/index.ts';

/** The letters and digits of the part of a token that nobody else can make: 190 bits. */
export const WITHDRAW_TOKEN_LENGTH = 32;

/** The photo's id, and the part that nobody else can make. */
const start = `^([0-9a-f-]{36})\\.(${tokenForm(WITHDRAW_TOKEN_LENGTH)})`;
const form = new RegExp(`${start}$`);

/** The token of the link by which the sender of a photo withdraws it. */
const withdrawToken = z.string().check(z.regex(form, 'This is not one of our links'));

/** The token in what stands behind `#`; null when the token is not whole. */
export const withdrawTokenIn = (fragment: string): string | null => tokenInFragment(fragment, new RegExp(start));

export const toWithdrawToken = (submissionId: string, hash: string): string => `${submissionId}.${hash}`;

/** The two parts of a token that `withdrawPhotoInput` accepts. */
export function partsOfWithdrawToken(token: string): { readonly submissionId: string; readonly hash: string } {
  const [, submissionId = '', hash = ''] = form.exec(token) ?? [];
  return { submissionId, hash };
}

/** Input of the callable `withdrawPhoto`: by the link in the sender's mail, or by the account that sent the photo. */
export const withdrawPhotoInput = z.union([
  z.strictObject({ token: withdrawToken }),
  z.strictObject({ submission_id: documentId }),
]);
export type WithdrawPhotoInput = z.infer<typeof withdrawPhotoInput>;

/** `unknown`: no token of ours, or a photo that another account has sent. */
export const withdrawPhotoOutput = z.object({ outcome: z.enum(['withdrawn', 'unknown']) });
export type WithdrawPhotoOutput = z.infer<typeof withdrawPhotoOutput>;

export const withdrawTexts = {
  title: 'Withdraw your photo?',
  lead: 'The photo leaves the wall with its votes, and we delete it. This cannot be undone.',
  button: 'Withdraw the photo',
  keep: 'Keep the photo',
  over: 'Your photo is withdrawn',
  done: 'The photo and its votes are deleted.',
  unknownTitle: 'This link does not work',
  unknown: 'It may have been copied only in part. Nothing was changed.',
  /** On the device that sent the photo. */
  yours: 'You sent this photo from this device.',
  notYours: 'This device can no longer withdraw the photo. Use the link in the mail about it.',
} as const;
