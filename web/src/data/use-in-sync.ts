import { onSnapshotsInSync } from 'firebase/firestore';
import { useEffect, useEffectEvent, useState } from 'react';
import { firebase } from '../firebase/start.ts';
import type { Live } from './live.ts';

const LOADING = { status: 'loading' } as const;

/**
 * What several listeners together say, as it was when all of them had heard of the same commits: one that changes documents of more
 * than one of them reaches them one after another, and an editor must not take the new version of a whole for that of its old parts.
 * @param of what they listen to
 */
export function useInSync<T>(of: string, live: Live<T>): Live<T> {
  // Rendered on the server there are no listeners that could differ.
  const [synced, setSynced] = useState(import.meta.env.SSR ? { of, live } : null);
  const take = useEffectEvent(() => setSynced({ of, live }));
  useEffect(() => onSnapshotsInSync(firebase().firestore, () => take()), []);
  if (live.status !== 'ready') return live;
  return synced?.of === of ? synced.live : LOADING;
}
