import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './waiting-count.module.css';

type WaitingCountProps = {
  readonly count: number;
  readonly words: string;
};

export function WaitingCount({ count, words }: WaitingCountProps) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
