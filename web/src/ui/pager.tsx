import { useRef } from 'react';
import { Button } from './button.tsx';
import styles from './pager.module.css';

type PagerProps = {
  /** What is paged, for its name. */
  readonly label: string;
  /** 1 for the first page. */
  readonly page: number;
  readonly next: (() => void) | undefined;
  readonly previous: (() => void) | undefined;
};

/** How far below the window's edge a page begins, so that a navigation that stays there covers nothing of it. */
const BELOW_NAVIGATION = '5rem';

/** Scrolls to the list's beginning and focuses it, unless it is in sight already. */
function goToBeginning(list: HTMLElement | null | undefined) {
  if (!list || list.getBoundingClientRect().top >= 0) return;
  if (!list.hasAttribute('tabindex')) list.tabIndex = -1;
  list.style.scrollMarginTop = BELOW_NAVIGATION;
  list.focus({ preventScroll: true });
  list.scrollIntoView({ block: 'start' });
}

/** Back and forth through pages; nothing where there is only one. It stands last in the element that holds what is paged. */
export function Pager({ label, page, next, previous }: PagerProps) {
  const nav = useRef<HTMLElement>(null);
  const turn = (to: (() => void) | undefined) => () => {
    to?.();
    goToBeginning(nav.current?.parentElement);
  };
  if (!next && !previous) return null;
  return (
    <nav ref={nav} className={styles.pager} aria-label={`Pages of ${label}`}>
      <Button variant="outline" size="small" disabled={!previous} onClick={turn(previous)}>
        Previous
      </Button>
      <span role="status">Page {page}</span>
      <Button variant="outline" size="small" disabled={!next} onClick={turn(next)}>
        Next
      </Button>
    </nav>
  );
}
