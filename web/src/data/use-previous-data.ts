import { useRef } from 'react';
import type { Live } from './live.ts';

/**
 * Keeps the last ready data on screen while a listener of the same kind starts again (a refresh, more rows): a list that
 * empties and refills would read as a change. A failure still shows at once.
 */
export function useKept<T>(live: Live<T>): Live<T> {
  const kept = useRef<Live<T>>(live);
  if (live.status !== 'loading') kept.current = live;
  const { current } = kept;
  return live.status === 'loading' && current.status === 'ready' ? current : live;
}
