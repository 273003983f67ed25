import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './facts.module.css';

export type Fact = readonly [name: string, value: ReactNode];

type FactsProps = {
  /** One with null is left out. */
  readonly facts: readonly Fact[];
  /** Each on its line, or name above value in columns. */
  readonly look?: 'lines' | 'columns';
  readonly className?: string | undefined;
  /** Further rows. */
  readonly children?: ReactNode;
};

export function Facts({ facts, look = 'lines', className, children }: FactsProps) {
  return (
    <dl className={classes(styles[look], className)}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      {children}
    </dl>
  );
}
