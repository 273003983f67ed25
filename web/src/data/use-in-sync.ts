import { onSnapshotsInSync } from 'firebase/firestore';
import { useEffect, useEffectEvent, useState } from 'react';
import { firebase } from '../firebase/start.ts';
import type { Live } from './live.ts';

const LOADING = { status: 'loading' } as const;

/**
 * The data of several listeners, all after the same commits. One commit may change documents of
 * several listeners, and reaches the listeners one after another. An editor must not combine the
 * new version of a document with the old version of its parts.
 * @param of what they listen to
 */
export function useInSync<T>(of: string, live: Live<T>): Live<T> {
  // The server renders without listeners, so nothing can be out of sync.
  const [synced, setSynced] = useState(import.meta.env.SSR ? { of, live } : null);
  const take = useEffectEvent(() => setSynced({ of, live }));
  useEffect(() => onSnapshotsInSync(firebase().firestore, () => take()), []);
  if (live.status !== 'ready') return live;
  return synced?.of === of ? synced.live : LOADING;
}
