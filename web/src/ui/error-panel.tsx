import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import styles from './notice.module.css';

type ErrorPanelProps = {
  readonly title?: string;
  readonly message: ReactNode;
  /** Renders the message as the page's heading, for a page without other content. */
  readonly isPage?: boolean;
  /** Adds the button 'Try Again'. */
  readonly onRetry?: () => void;
  /** Further ways to go on, such as a link back. */
  readonly children?: ReactNode;
};

/** Shows that loading has failed. An empty list never stands for a failure. */
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
