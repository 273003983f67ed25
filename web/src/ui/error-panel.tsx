import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import styles from './notice.module.css';

type ErrorPanelProps = {
  readonly title?: string;
  readonly message: ReactNode;
  /** Draws the message as the page's own heading, where nothing else is. */
  readonly isPage?: boolean;
  /** Draws 'Try Again'. */
  readonly onRetry?: () => void;
  /** More ways out, such as a link back. */
  readonly children?: ReactNode;
};

/** What a failed load looks like: never an empty list. */
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
