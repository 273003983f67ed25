import type { ReactNode } from 'react';
import styles from './notice.module.css';

type EmptyStateProps = {
  readonly title: ReactNode;
  /** Renders the title as the heading of a page without other content. */
  readonly isPage?: boolean;
  readonly children?: ReactNode;
};

export function EmptyState({ title, isPage = false, children }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={styles.notice}>
      <Title className={styles.title}>{title}</Title>
      {children}
    </div>
  );
}
