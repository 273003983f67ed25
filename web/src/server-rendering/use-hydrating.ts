import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the component renders what the document already holds: on the server, and in the browser
 * during hydration. Both must come out the same; the browser renders what differs right after that.
 */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
