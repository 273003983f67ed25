import type { ReactNode } from 'react';
import styles from './notice.module.css';

type EmptyStateProps = {
  readonly title: ReactNode;
  /** Draws the title as the page's own heading, where nothing else is. */
  readonly isPage?: boolean;
  readonly children?: ReactNode;
};

/** There is nothing yet, and that is fine: what it says, and perhaps what to do. */
export function EmptyState({ title, isPage = false, children }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={styles.notice}>
      <Title className={styles.title}>{title}</Title>
      {children}
    </div>
  );
}
