import { useSyncExternalStore as useStore } from 'react';

/**
 * Replaces the shim for older Reacts that reactfire brings (web/build/diet.ts). reactfire passes no `getServerSnapshot`, without
 * which React's own hook throws during hydration; the value that the server rendered with is chosen in use-live.ts.
 */
export const useSyncExternalStore: typeof useStore = (subscribe, now, onServer = now) =>
  useStore(subscribe, now, onServer);
