import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './table.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type TableFrameProps = {
  /** What the table is, for its name. */
  readonly caption: string;
  /** `<tr>`s of `<th>`s. */
  readonly head: ReactNode;
  /** `<tr>`s. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

/** What every table stands in: its name, its look, and room to scroll sideways on a narrow screen. */
export function TableFrame({ caption, head, children, className }: TableFrameProps) {
  return (
    <section className={styles.scroller} aria-label={caption}>
      <table className={classes(styles.table, className)}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>{head}</thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

type TableProps = {
  readonly caption: string;
  readonly head: readonly string[];
  /** `<tr>`s. */
  readonly children: ReactNode;
};

/** A straight table that scrolls sideways by itself on a narrow screen. */
export function Table({ caption, head, children }: TableProps) {
  const titles = head.map((title) => (
    <th key={title} scope="col">
      {title}
    </th>
  ));
  return (
    <TableFrame caption={caption} head={<tr>{titles}</tr>}>
      {children}
    </TableFrame>
  );
}
