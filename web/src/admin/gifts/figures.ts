import { type GiftSums, giftSums } from '@streetlore/domain/gift';
import { formatPence } from '@streetlore/domain/money';
import { giftScreenTexts as texts } from './texts.ts';

/** A sum of a gift's, in its unit. */
export const inUnit = (unit: GiftSums['unit'], count: number): string =>
  unit === 'hunts' ? texts.hunts(count) : formatPence(count);

/** The same for a table, which stays quiet about nothing. */
export const figure = (gift: Parameters<typeof giftSums>[0], of: Exclude<keyof GiftSums, 'unit'>): string => {
  const sums = giftSums(gift);
  return sums[of] === 0 ? texts.nothing : inUnit(sums.unit, sums[of]);
};
