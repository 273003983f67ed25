import { useSyncExternalStore as useStore } from 'react';

/**
 * What reactfire stands on, instead of the shim for old Reacts that it brings: the shim has no snapshot for hydration, without
 * which React gives up. use-live.ts replaces that snapshot by the dehydrated state.
 */
export const useSyncExternalStore: typeof useStore = (subscribe, now, onServer = now) =>
  useStore(subscribe, now, onServer);
