import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** There is nothing yet, and that is fine: what it says, and perhaps what to do. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
