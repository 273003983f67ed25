import { useRef } from 'react';

/**
 * Gives ids to requests that must not happen twice. The same request keeps its id, so that the server does it
 * only once when it is repeated after a lost answer. `done` forgets the id when the answer has arrived.
 * @param known a request from before this page was opened, with its id
 */
export function useRequestId(known: { readonly id: string; readonly asked: unknown } | null = null) {
  const last = useRef(known && { id: known.id, key: JSON.stringify(known.asked) });
  return {
    idFor(asked: unknown): string {
      const key = JSON.stringify(asked);
      if (last.current?.key !== key) last.current = { id: crypto.randomUUID(), key };
      return last.current.id;
    },
    isLast: (asked: unknown): boolean => last.current?.key === JSON.stringify(asked),
    done() {
      last.current = null;
    },
  };
}
