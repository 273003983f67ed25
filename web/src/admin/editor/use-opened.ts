import { useEffect, useRef } from 'react';
import type { Live } from '../../data/index.ts';

type Shown<T> = {
  readonly live: Live<T>;
  /** Whether the address names a document that did not exist when the editor opened. */
  readonly isMissing: boolean;
};

/** The start of an editor for a new document. Nothing is stored, so the editor need not wait. */
export const NOTHING_YET = { status: 'ready', data: null } as const satisfies Live<null>;

/**
 * Chooses what an editor shows. An open editor stays open: if its listener restarts or fails, the
 * typed text must stay on screen.
 * @param live the listener's present state
 * @param last what the open editor showed last; null if the editor was never open
 */
export function shownOf<T>(live: Live<T>, last: Live<T> | null): Shown<T> {
  if (live.status !== 'ready') return { live: last ?? live, isMissing: false };
  return { live, isMissing: live.data === null && last === null };
}

/**
 * The live data of an editor. Each document's editor needs a different `key`. When somebody else
 * deletes the document, the data is null and not missing: the typed text stays on screen, and the
 * editor shows a notice.
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
