import { giftTexts, partsOfGiftToken } from '@streetlore/domain/gift';
import { HttpsError } from 'firebase-functions/v2/https';
import { type GiftReader, readerOf } from '../../platform/gift-code.ts';
import type { SeenGift } from '../../platform/gift-use.ts';
import type { Services } from '../../platform/services.ts';

/** The gift that a link opens, as it was read, and whose link it is. @throws HttpsError not-found for any other token */
export async function giftOfToken(
  services: Services<'privacyKey'>,
  token: string,
): Promise<{ readonly gift: SeenGift; readonly who: GiftReader }> {
  const id = partsOfGiftToken(token)?.giftId;
  const gift = id === undefined ? null : await services.store.gifts.at(id).readVersioned();
  const who = gift?.version ? readerOf(services, token, gift.value) : null;
  if (!gift?.version || !who) throw new HttpsError('not-found', giftTexts.invalidLink);
  return { gift, who };
}

/** The same for the buyer's link alone. */
export async function giftOfBuyer(services: Services<'privacyKey'>, token: string): Promise<SeenGift> {
  const { gift, who } = await giftOfToken(services, token);
  if (who !== 'buyer') throw new HttpsError('not-found', giftTexts.invalidLink);
  return gift;
}
