import { useRef } from 'react';
import { Button } from './button.tsx';
import styles from './pager.module.css';

type PagerProps = {
  readonly label: string;
  readonly page: number;
  readonly next: (() => void) | undefined;
  readonly previous: (() => void) | undefined;
};

/** How far below the window's edge a page starts, so that the navigation bar covers none of it. */
const BELOW_NAVIGATION = '5rem';

function goToBeginning(list: HTMLElement | null | undefined) {
  if (!list || list.getBoundingClientRect().top >= 0) return;
  if (!list.hasAttribute('tabindex')) list.tabIndex = -1;
  list.style.scrollMarginTop = BELOW_NAVIGATION;
  list.focus({ preventScroll: true });
  list.scrollIntoView({ block: 'start' });
}

/**
 * Renders nothing for a single page. It must be the last child of the element that holds the list.
 */
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
