import { useEffect, useRef } from 'react';
import type { Live } from './live.ts';

/**
 * Keeps the previous data while a similar listener starts (a refresh, more rows), so that a list
 * does not empty and refill.
 */
export function usePreviousData<T>(live: Live<T>): Live<T> {
  const previous = useRef(live);
  useEffect(() => {
    if (live.status !== 'loading') previous.current = live;
  });
  return live.status === 'loading' && previous.current.status === 'ready' ? previous.current : live;
}
