import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long (ms) a list may take to grow back to where its reader was. */
const PATIENCE = 10_000;

const placeOf = (entry: string) => Number(sessionStorage.getItem(entry));

/** Scrolls to `y` px as soon as the page is long enough, unless its reader goes elsewhere before. */
function comeBack(y: number): (() => void) | undefined {
  if (!y) return;
  const over = new AbortController();
  const end = () => over.abort();
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, y);
    if (Math.abs(window.scrollY - y) < 2) end();
  });
  const timer = setTimeout(end, PATIENCE);
  over.signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(move, end, { signal: over.signal, passive: true });
  growth.observe(document.body);
  return end;
}

const isReloaded = () =>
  performance.getEntriesByType('navigation').some((visit) => 'type' in visit && visit.type !== 'navigate');

/**
 * A new address starts at its top, for eyes and for screen readers; a reload and Back come to where their reader was. The browser
 * itself gives up before a list that is listened to has come.
 */
export function usePlace(main: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const entry = `place ${key} ${pathname}`;
  const shown = useRef(pathname);
  useEffect(() => {
    let y = placeOf(entry);
    const over = new AbortController();
    const { signal } = over;
    const keep = () => sessionStorage.setItem(entry, String(y));
    // When the page has changed it is too late to ask.
    const follow = () => {
      y = window.scrollY;
    };
    window.addEventListener('scroll', follow, { signal, passive: true });
    window.addEventListener('pagehide', keep, { signal });
    return () => {
      keep();
      over.abort();
    };
  }, [entry]);
  useEffect(() => {
    const isSame = shown.current === pathname;
    shown.current = pathname;
    if (!isSame) {
      window.scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
    return isBack && (!isSame || isReloaded()) ? comeBack(placeOf(entry)) : undefined;
  }, [entry, pathname, isBack, main]);
}
