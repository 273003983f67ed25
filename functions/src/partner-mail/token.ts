import { tokenFrom } from '@streetlore/domain/link-token';
import { PARTNER_TOKEN_LENGTH, partsOfToken, toPartnerMailToken } from '@streetlore/domain/partner-mail';
import type { Services } from '../platform/services.ts';
import { isOneOf, keyedHashes } from '../store/keyed-hash.ts';

/**
 * The hashes use the privacy key, which is never lost: the link must survive rotations. A link works for
 * ever, because it can only stop mails.
 */
const hashesOf = ({ privacyKey }: Services<'privacyKey'>, partnerId: string) =>
  keyedHashes(privacyKey, 'partner-mail', partnerId).map((hash) => tokenFrom(hash, PARTNER_TOKEN_LENGTH));

/** The token of the link that stops a partner's monthly mail. It is stored only in the mail. */
export const partnerMailTokenOf = (services: Services<'privacyKey'>, partnerId: string): string =>
  toPartnerMailToken(partnerId, hashesOf(services, partnerId)[0] ?? '');

/** The partner that a token was made for; null when the token is not one of ours. */
export function partnerOfToken(services: Services<'privacyKey'>, token: string): string | null {
  const { partnerId, hash } = partsOfToken(token);
  return isOneOf(hashesOf(services, partnerId), hash) ? partnerId : null;
}
