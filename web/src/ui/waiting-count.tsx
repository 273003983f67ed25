import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './waiting-count.module.css';

type WaitingCountProps = {
  readonly count: number;
  /** The number on the badge in words, for screen readers. */
  readonly words: string;
};

/** The number of items that wait behind a link; nothing when none wait. */
export function WaitingCount({ count, words }: WaitingCountProps) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
