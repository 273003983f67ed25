import { onSnapshotsInSync } from 'firebase/firestore';
import { useEffect, useEffectEvent, useState } from 'react';
import { firebase } from '../firebase/start.ts';
import type { Live } from './live.ts';

const LOADING = { status: 'loading' } as const;

/**
 * The data of several listeners, all as of the same commits. A commit reaches the listeners one after
 * another, and an editor must not combine a new document with old parts.
 * @param of what they listen to
 */
export function useInSync<T>(of: string, live: Live<T>): Live<T> {
  const [synced, setSynced] = useState(import.meta.env.SSR ? { of, live } : null);
  const take = useEffectEvent(() => setSynced({ of, live }));
  useEffect(() => onSnapshotsInSync(firebase().firestore, () => take()), []);
  if (live.status !== 'ready') return live;
  return synced?.of === of ? synced.live : LOADING;
}
