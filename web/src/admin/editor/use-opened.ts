import { useEffect, useRef } from 'react';
import type { Live } from '../../data/index.ts';

type Shown<T> = {
  readonly live: Live<T>;
  /** The address names a document that did not exist when the editor opened. */
  readonly isMissing: boolean;
};

/** The start of an editor for a new document. */
export const NOTHING_YET = { status: 'ready', data: null } as const satisfies Live<null>;

/**
 * What an editor shows. The editor stays open, with the typed text, if its listener restarts or fails.
 * @param last what it showed last; null if it was never open
 */
export function shownOf<T>(live: Live<T>, last: Live<T> | null): Shown<T> {
  if (live.status !== 'ready') return { live: last ?? live, isMissing: false };
  return { live, isMissing: live.data === null && last === null };
}

/**
 * The live data of an editor. Each document's editor needs a different `key`. Once another admin
 * deletes the document, the data is null and not missing: the typed text stays.
 * @param first the data to open with; null to wait for the listener
 */
export function useOpened<T>(live: Live<T>, first: Live<T> | null = null): Shown<T> {
  const last = useRef(first);
  const shown = shownOf(live, last.current);
  useEffect(() => {
    if (shown.live.status === 'ready' && !shown.isMissing) last.current = shown.live;
  });
  return shown;
}
