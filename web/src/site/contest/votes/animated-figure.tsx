import type { ReactNode } from 'react';
import styles from './votes.module.css';

type AnimatedFigureProps = {
  readonly value: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Moves once, softly, when its value changes. */
export function AnimatedFigure({ value, className, children }: AnimatedFigureProps) {
  return (
    <span className={className}>
      <span key={value} className={styles.tick}>
        {children}
      </span>
    </span>
  );
}
