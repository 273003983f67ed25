import { useRef } from 'react';

/**
 * Ids for requests that must not happen twice: the same while what is asked is the same, so that a repeat after a lost answer
 * is the same request, which the server has done or does now. `done` forgets it once the answer is there.
 * @param known what was asked before this page was opened, under which id
 */
export function useRequestId(known: { readonly id: string; readonly asked: unknown } | null = null) {
  const last = useRef(known && { id: known.id, key: JSON.stringify(known.asked) });
  return {
    idFor(asked: unknown): string {
      const key = JSON.stringify(asked);
      if (last.current?.key !== key) last.current = { id: crypto.randomUUID(), key };
      return last.current.id;
    },
    done() {
      last.current = null;
    },
  };
}
