import { useState } from 'react';
import type { Live } from '../../../data/index.ts';

/** Live data until the first answer. After that the first answer stays. */
export function useFirstAnswer<T>(live: Live<T>): Live<T> {
  const [first, setFirst] = useState(live);
  if (first.status === 'ready') return first;
  if (live.status === 'ready') setFirst(live);
  return live;
}
