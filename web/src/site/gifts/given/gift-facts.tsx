import { type GiftPage, restInWords, giftTexts as texts } from '@streetlore/domain/gift';
import type { ReactNode } from 'react';
import styles from './given.module.css';

type Fact = readonly [name: string, value: ReactNode];

export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts
      .filter(([, value]) => value !== null)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

/** What is left of a gift, and until when. */
export const restFacts = (gift: GiftPage): readonly Fact[] => [
  [texts.left, restInWords(gift)],
  [texts.until, gift.ends === null ? null : texts.lastDay(gift.ends)],
];
