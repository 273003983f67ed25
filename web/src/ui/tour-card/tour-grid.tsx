import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import linkCard from '../link-card.module.css';
import { Skeleton } from '../skeleton.tsx';
import styles from './tour-card.module.css';

export function TourGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

export function TourCardSkeleton() {
  return (
    <div className={classes(linkCard.card, styles.card)}>
      <Skeleton ratio="16 / 11" />
      <div className={classes(linkCard.words, styles.words)}>
        <Skeleton width="60%" height="0.9rem" />
        <Skeleton width="90%" height="1.75rem" />
        <Skeleton width="45%" height="1.75rem" />
      </div>
    </div>
  );
}
