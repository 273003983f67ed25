import type { ReactNode } from 'react';
import styles from './votes.module.css';

type TickProps = {
  readonly value: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A figure that moves once, softly, when its value changes. */
export function Tick({ value, className, children }: TickProps) {
  return (
    <span className={className}>
      <span key={value} className={styles.tick}>
        {children}
      </span>
    </span>
  );
}
