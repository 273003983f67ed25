import { useSyncExternalStore as useStore } from 'react';

/**
 * Replaces reactfire's shim for older versions of React (web/build/diet.ts). reactfire passes no
 * `getServerSnapshot`, without which React's own hook throws during hydration. use-live.ts chooses
 * the first value.
 */
export const useSyncExternalStore: typeof useStore = (subscribe, now, onServer = now) =>
  useStore(subscribe, now, onServer);
