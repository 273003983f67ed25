import { useSyncExternalStore as useStore } from 'react';

/**
 * Replaces reactfire's shim for older versions of React (web/build/diet.ts). reactfire passes no
 * `getServerSnapshot`, and without it React's own hook throws during hydration. use-live.ts chooses
 * the value that the server rendered with.
 */
export const useSyncExternalStore: typeof useStore = (subscribe, now, onServer = now) =>
  useStore(subscribe, now, onServer);
