import { prizeCode } from '@streetlore/domain/contest';
import { GIFT_TOKEN_LENGTH, type Gift, partsOfGiftToken, toGiftToken } from '@streetlore/domain/gift';
import { codeFrom, giftCode } from '@streetlore/domain/gift-code';
import { tokenFrom } from '@streetlore/domain/link-token';
import type { WithId } from '@streetlore/domain/query';
import { isOneOf, keyedHashes } from '../store/keyed-hash.ts';
import type { Services } from './services.ts';

/** The privacy key keeps its old keys for ever, so that codes and links outlive its rotations. */
type Keyed = Pick<Services<'privacyKey'>, 'privacyKey'>;

/** What a code and the links of a gift follow from. */
type Coded = Pick<WithId<Gift>, 'id' | 'origin' | 'codes_ended'>;

/** The hashes of a code as typed, under each key: the first is stored with a new gift. */
export const hashesOfCode = ({ privacyKey }: Keyed, code: string): readonly string[] =>
  keyedHashes(privacyKey, 'gift-code-hash', giftCode.parse(code));

const codesOf = ({ privacyKey }: Keyed, { id, origin, codes_ended }: Coded): string[] =>
  keyedHashes(privacyKey, 'gift-code', `${id}/${codes_ended}`).map((hash) => {
    const digest = Buffer.from(hash, 'base64url');
    return origin === 'prize' ? prizeCode(digest) : codeFrom(digest);
  });

/** The code of a new gift, or the next one of an old gift, with the hash that is stored. */
export function newCode(services: Keyed, gift: Coded): { readonly code: string; readonly code_hash: string } {
  const [code = ''] = codesOf(services, gift);
  return { code, code_hash: hashesOfCode(services, code)[0] ?? '' };
}

/** The code of a gift, made with whichever key it was made with; null for a code that follows from no key. */
export const codeOfGift = (services: Keyed, gift: Coded & Pick<Gift, 'code_hash'>): string | null =>
  codesOf(services, gift).find((code) => hashesOfCode(services, code).includes(gift.code_hash)) ?? null;

/** Who has a link to a gift. */
export type GiftReader = 'buyer' | 'recipient';

/** A new code ends the recipient's link too: the wrong person may have it. */
const hashesOfLink = ({ privacyKey }: Keyed, who: GiftReader, { id, codes_ended }: Coded): string[] =>
  keyedHashes(privacyKey, `gift-${who}`, who === 'buyer' ? id : `${id}/${codes_ended}`).map((hash) =>
    tokenFrom(hash, GIFT_TOKEN_LENGTH),
  );

/** The token of the link to a gift's page. No token is stored. */
export const giftToken = (services: Keyed, who: GiftReader, gift: Coded): string =>
  toGiftToken(gift.id, hashesOfLink(services, who, gift)[0] ?? '');

/** Whose link a token is; null when it opens nothing. @param gift the gift that the token names */
export function readerOf(services: Keyed, token: string, gift: Coded): GiftReader | null {
  const hash = partsOfGiftToken(token)?.hash ?? '';
  const readers = ['buyer', 'recipient'] as const;
  return readers.find((who) => isOneOf(hashesOfLink(services, who, gift), hash)) ?? null;
}
