import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const { visualViewport: shown } = window;
  shown?.addEventListener('resize', onChange);
  shown?.addEventListener('scroll', onChange);
  return () => {
    shown?.removeEventListener('resize', onChange);
    shown?.removeEventListener('scroll', onChange);
  };
}

function coveredNow(): number {
  const { visualViewport: shown } = window;
  if (!shown || shown.scale > 1.01) return 0;
  return Math.max(0, Math.round(window.innerHeight - shown.height - shown.offsetTop));
}

/**
 * How many pixels of the page's bottom a phone's keyboard covers: browsers lay the page out behind
 * it. A zoomed page keeps its bottom.
 */
export const useKeyboardRoom = (): number => useSyncExternalStore(subscribe, coveredNow, () => 0);
