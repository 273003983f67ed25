import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the component draws what a document holds already: while the document is made, and again in the browser while React
 * takes over what it finds there. Both must come out the same; the difference shows right after.
 */
export function useTakingOver(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
