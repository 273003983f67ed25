import type { ReactNode } from 'react';
import styles from './tour-card.module.css';

export function TourGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
