import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Skeleton } from './skeleton.tsx';
import styles from './stat-cards.module.css';

type StatCardsProps = {
  readonly figures: readonly (readonly [label: string, figure: ReactNode, note?: ReactNode, to?: string])[];
  readonly isLoading?: boolean;
};

/** The figures at the top of a back-office screen. `to` leads to the list that a figure counts. */
export function StatCards({ figures, isLoading = false }: StatCardsProps) {
  return (
    <dl className={styles.cards} aria-busy={isLoading}>
      {figures.map(([label, figure, note, to]) => (
        <div key={label} className={styles.card}>
          <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
          <dd>{isLoading ? <Skeleton width="4ch" height="1em" /> : figure}</dd>
          {note && !isLoading && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
