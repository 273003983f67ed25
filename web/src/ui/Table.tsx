import type { ReactNode } from 'react';
import styles from './Table.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface TableProps {
  /** What the table is, for its name. */
  readonly caption: string;
  readonly head: readonly string[];
  /** `<tr>`s. */
  readonly children: ReactNode;
}

/** A straight table that scrolls sideways by itself on a narrow screen. */
export function Table({ caption, head, children }: TableProps) {
  return (
    <section className={styles.scroller} aria-label={caption}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
