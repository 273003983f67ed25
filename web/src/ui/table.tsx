import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './table.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type TableFrameProps = {
  readonly caption: string;
  readonly head: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

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
  readonly children: ReactNode;
};

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
