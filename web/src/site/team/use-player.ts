import { useCallback, useState } from 'react';
import { local } from '../../browser-storage.ts';
import { keptAs } from './kept.ts';

/** The name under which this browser plays; null for people who watch. */
export function usePlayer(pageId: string): [name: string | null, setName: (name: string) => void] {
  const key = keptAs.player(pageId);
  const [name, setName] = useState(() => local.get(key));
  const keep = useCallback(
    (chosen: string) => {
      local.set(key, chosen);
      setName(chosen);
    },
    [key],
  );
  return [name, keep];
}
