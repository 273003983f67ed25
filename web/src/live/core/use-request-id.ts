import { useRef } from 'react';

/**
 * Ids for requests that must not happen twice: the same while what is asked is the same, so that a repeat after a lost answer
 * is the same request, which the server has done or does now. `done` forgets it once the answer is there.
 */
export function useRequestId() {
  const last = useRef<{ id: string; key: string } | null>(null);
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
