import { partsOfWithdrawToken, toWithdrawToken, WITHDRAW_TOKEN_LENGTH } from '@streetlore/domain/contest';
import { tokenFrom } from '@streetlore/domain/link-token';
import type { Services } from '../platform/services.ts';
import { isOneOf, keyedHashes } from '../store/keyed-hash.ts';

/**
 * The hashes use the privacy key, which is never lost, because the link must work as long as the photo hangs.
 */
const hashesOf = ({ privacyKey }: Services<'privacyKey'>, submissionId: string) =>
  keyedHashes(privacyKey, 'contest/withdraw', submissionId).map((hash) => tokenFrom(hash, WITHDRAW_TOKEN_LENGTH));

/** The token of the link by which a photo is withdrawn. It is stored only in the mail. */
export const withdrawTokenOf = (services: Services<'privacyKey'>, submissionId: string): string =>
  toWithdrawToken(submissionId, hashesOf(services, submissionId)[0] ?? '');

/** The photo that a token was made for; null when the token is not one of ours. */
export function photoOfToken(services: Services<'privacyKey'>, token: string): string | null {
  const { submissionId, hash } = partsOfWithdrawToken(token);
  return isOneOf(hashesOf(services, submissionId), hash) ? submissionId : null;
}
