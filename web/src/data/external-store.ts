import { useSyncExternalStore as useStore } from 'react';

/**
 * What reactfire stands on, instead of the shim for old Reacts that it brings: when React takes over a document, the shim leaves
 * out what the document was drawn with and React gives up. What that was, use-live.ts knows.
 */
export const useSyncExternalStore: typeof useStore = (subscribe, now, drawn = now) => useStore(subscribe, now, drawn);
