import { useEffect, useRef } from 'react';
import type { Live } from './live.ts';

/**
 * Keeps the last ready data on screen while a listener of the same kind starts again (a refresh, more rows): a list that
 * empties and refills would read as a change. A failure still shows at once.
 */
export function usePreviousData<T>(live: Live<T>): Live<T> {
  const previous = useRef(live);
  useEffect(() => {
    if (live.status !== 'loading') previous.current = live;
  });
  return live.status === 'loading' && previous.current.status === 'ready' ? previous.current : live;
}
