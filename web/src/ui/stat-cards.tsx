import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';
import styles from './stat-cards.module.css';

type StatCardsProps = {
  readonly figures: readonly (readonly [label: string, figure: ReactNode, note?: ReactNode])[];
  /** The figures are on their way. */
  readonly isLoading?: boolean;
};

/** The four figures over a screen of the back office; a note says what one means. */
export function StatCards({ figures, isLoading = false }: StatCardsProps) {
  return (
    <dl className={styles.cards} aria-busy={isLoading}>
      {figures.map(([label, figure, note]) => (
        <div key={label} className={styles.card}>
          <dt>{label}</dt>
          <dd>{isLoading ? <Skeleton width="4ch" height="1em" /> : figure}</dd>
          {note && !isLoading && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
