import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './given.module.css';

export type Printed = 'card' | 'receipt';

type PrintSheetProps = {
  /** What the browser's own print prints. */
  readonly first: Printed;
  readonly children: (print: (what: Printed) => void) => ReactNode;
};

/** A page of which one part is printed, on one sheet: the card or the receipt. */
export function PrintSheet({ first, children }: PrintSheetProps) {
  const [printed, setPrinted] = useState(first);
  const print = (what: Printed) => {
    flushSync(() => setPrinted(what));
    window.print();
  };
  return (
    <div className={styles.sheet} data-prints={printed}>
      {children(print)}
    </div>
  );
}
