import { Button } from './Button.tsx';
import styles from './Pager.module.css';

interface PagerProps {
  /** What is paged, for its name. */
  readonly label: string;
  /** 1 for the first page. */
  readonly page: number;
  readonly next: (() => void) | undefined;
  readonly previous: (() => void) | undefined;
}

/** Back and forth through pages; nothing where there is only one. */
export function Pager({ label, page, next, previous }: PagerProps) {
  if (!next && !previous) return null;
  return (
    <nav className={styles.pager} aria-label={`Pages of ${label}`}>
      <Button variant="outline" size="small" disabled={!previous} onClick={previous}>
        Previous
      </Button>
      <span role="status">Page {page}</span>
      <Button variant="outline" size="small" disabled={!next} onClick={next}>
        Next
      </Button>
    </nav>
  );
}
