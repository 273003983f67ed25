import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './messages.module.css';
import { initialsOf } from './players.ts';

type BubbleProps = {
  /** Null for Streetlore. */
  readonly from: string | null;
  readonly isOwn: boolean;
  readonly writer: string;
  readonly after: ReactNode;
  readonly children: ReactNode;
  readonly below?: ReactNode;
};

export function Bubble({ from, isOwn, writer, after, children, below }: BubbleProps) {
  return (
    <li className={classes(styles.line, from !== null && styles.said, isOwn && styles.own)}>
      {from !== null && !isOwn && (
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(from)}
        </span>
      )}
      <div className={styles.bubble}>
        <p className={styles.writer}>
          <span>{writer}</span> {after}
        </p>
        {/* What a player typed is what counts, so it stands there as it was typed. */}
        <p className={styles.text} translate={from === null ? undefined : 'no'}>
          {children}
        </p>
        {below}
      </div>
    </li>
  );
}
