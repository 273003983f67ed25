import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the component renders what the document holds already: on the server, and again in the browser during hydration. Both must
 * come out the same; the difference shows right after.
 */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
