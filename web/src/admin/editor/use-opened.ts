import { useEffect, useRef } from 'react';
import type { Live } from '../../data/index.ts';

type Shown<T> = {
  readonly live: Live<T>;
  /** Nothing was ever there: the address names what does not exist. */
  readonly isMissing: boolean;
};

/** What an editor of something new opens with: nothing of it is stored, so there is nothing to wait for either. */
export const NOTHING_YET = { status: 'ready', data: null } as const satisfies Live<null>;

/**
 * What an editor shows. Once it is open it stays: a listener that begins again or fails would take what is typed off the screen.
 * @param live what the listener says now
 * @param last what the open editor showed last; null while it was never open
 */
export function shownOf<T>(live: Live<T>, last: Live<T> | null): Shown<T> {
  if (live.status !== 'ready') return { live: last ?? live, isMissing: false };
  return { live, isMissing: live.data === null && last === null };
}

/**
 * What an editor needs, live; each document's editor needs a `key` of its own. What is deleted elsewhere meanwhile is null and not
 * missing: it stays on screen with what was typed, and the editor says so.
 * @param first what it opens with; null where it has to wait for the listener
 */
export function useOpened<T>(live: Live<T>, first: Live<T> | null = null): Shown<T> {
  const last = useRef(first);
  const shown = shownOf(live, last.current);
  useEffect(() => {
    if (shown.live.status === 'ready' && !shown.isMissing) last.current = shown.live;
  });
  return shown;
}
