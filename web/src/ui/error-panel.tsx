import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import styles from './notice.module.css';

type ErrorPanelProps = {
  readonly title?: string;
  readonly message: ReactNode;
  /** Renders the message as the heading of a page without other content. */
  readonly isPage?: boolean;
  readonly onRetry?: () => void;
  readonly children?: ReactNode;
};

export function ErrorPanel({ title, message, isPage = false, onRetry, children }: ErrorPanelProps) {
  return (
    <div className={classes(styles.notice, styles.failed)} role="alert">
      {title && <p className={styles.title}>{title}</p>}
      {isPage ? <h1 className={styles.title}>{message}</h1> : <p>{message}</p>}
      {onRetry && <Button onClick={onRetry}>Try Again</Button>}
      {children}
    </div>
  );
}
