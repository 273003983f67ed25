import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './price-line.module.css';

export function PriceLines({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.lines}>{children}</dl>;
}

type PriceLineProps = {
  readonly label: ReactNode;
  /** Formatted, such as '£18.00' or '-£2.00'. */
  readonly amount: string;
  readonly total?: boolean;
};

export function PriceLine({ label, amount, total = false }: PriceLineProps) {
  return (
    <div className={classes(styles.line, total && styles.total)}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
