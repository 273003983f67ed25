import { useRef } from 'react';

/**
 * Ids for requests that must not happen twice. The id stays while the request does, so the server
 * does a repeat after a lost answer only once. `done` forgets the id when the answer has arrived.
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
