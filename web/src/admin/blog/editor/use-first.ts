import { useState } from 'react';
import type { Live } from '../../../data/index.ts';

/** Live data up to its first answer, and that answer from then on. */
export function useFirst<T>(live: Live<T>): Live<T> {
  const [first, setFirst] = useState(live);
  if (first.status === 'ready') return first;
  if (live.status === 'ready') setFirst(live);
  return live;
}
