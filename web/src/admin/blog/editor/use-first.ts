import { useRef } from 'react';
import type { Live } from '../../../data/index.ts';

/** Live data up to its first answer, and that answer from then on. */
export function useFirst<T>(live: Live<T>): Live<T> {
  const first = useRef<Live<T> | null>(null);
  if (live.status === 'ready') first.current ??= live;
  return first.current ?? live;
}
