import { type Gift, type GiftSums, giftSums } from '@streetlore/domain/gift';
import { CURRENCY, formatPence, formatSum } from '@streetlore/domain/money';
import { giftScreenTexts as texts } from './texts.ts';

/** A sum of a gift's, in its unit. */
export const inUnit = (unit: GiftSums['unit'], count: number): string =>
  unit === 'hunts' ? texts.hunts(count) : formatPence(count);

/** A sum in the currency in which the gift was paid. */
export const inPaidCurrency = ({ purchase }: Gift, amount: number): string =>
  formatSum(amount, purchase?.mismatch?.currency ?? CURRENCY);

/** Like `inUnit`, for a table, which stays quiet about nothing. */
export const figure = (gift: Parameters<typeof giftSums>[0], of: Exclude<keyof GiftSums, 'unit'>): string => {
  const sums = giftSums(gift);
  return sums[of] === 0 ? texts.nothing : inUnit(sums.unit, sums[of]);
};
