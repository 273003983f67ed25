import { type GiftPage, restInWords, giftTexts as texts } from '@streetlore/domain/gift';
import type { Fact } from '../../../ui/facts.tsx';

/** What is left of a gift, and until when; nothing of a cancelled one. */
export const restFacts = (gift: GiftPage): readonly Fact[] =>
  gift.status === 'cancelled'
    ? []
    : [
        [texts.left, restInWords(gift)],
        [texts.until, gift.ends === null ? null : texts.lastDay(gift.ends)],
      ];
