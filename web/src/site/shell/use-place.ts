import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { session } from '../../browser-storage.ts';

const placeOf = (entry: string) => Number(session.get(entry));

/** Scrolls to `y` px as soon as the page is long enough, unless the reader moves first. */
function comeBack(y: number): (() => void) | undefined {
  if (!y) return;
  const growth = new ResizeObserver(() => {
    scrollTo(0, y);
    if (scrollY + 2 > y) end();
  });
  const end = () => growth.disconnect();
  for (const move of ['wheel', 'pointerdown', 'keydown']) addEventListener(move, end, { once: true });
  growth.observe(document.body);
  return end;
}

/** Both a reload and Back show what was there before. */
export const isReloaded = () =>
  performance.getEntriesByType('navigation').some((visit) => 'type' in visit && visit.type !== 'navigate');

/**
 * A new address starts at its top, for eyes and screen readers. A reload and Back return to where
 * the reader was: the browser's own scrolling gives up before a live list has arrived.
 */
export function usePlace(main: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const entry = `place ${key} ${pathname}`;
  const shown = useRef(pathname);
  useEffect(() => {
    let y = placeOf(entry);
    // After the page has changed, the position is lost.
    const follow = () => {
      y = scrollY;
    };
    const keep = () => session.set(entry, `${y}`);
    addEventListener('scroll', follow);
    addEventListener('pagehide', keep);
    return () => {
      keep();
      removeEventListener('scroll', follow);
      removeEventListener('pagehide', keep);
    };
  }, [entry]);
  useEffect(() => {
    const isSame = shown.current === pathname;
    shown.current = pathname;
    if (!isSame) {
      scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
    return isBack && (!isSame || isReloaded()) ? comeBack(placeOf(entry)) : undefined;
  }, [entry, pathname, isBack, main]);
}
