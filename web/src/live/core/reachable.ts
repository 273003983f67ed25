import { useSyncExternalStore } from 'react';

/** Whether the server has been heard since the connection was last lost. */
let isHeard = false;
const subscribers = new Set<() => void>();

function hear(heard: boolean) {
  if (heard === isHeard) return;
  isHeard = heard;
  for (const tell of subscribers) tell();
}

/** Each answer to a listener says whether it came from the server. */
export const answered = (fromCache: boolean) => hear(!fromCache);

function subscribe(onChange: () => void) {
  const lose = () => {
    hear(false);
    onChange();
  };
  subscribers.add(onChange);
  window.addEventListener('online', onChange);
  window.addEventListener('offline', lose);
  return () => {
    subscribers.delete(onChange);
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', lose);
  };
}

/**
 * Whether what is sent now can arrive. A browser calls itself offline when its machine has no network, even if the server
 * is on that same machine: whoever is heard is there, whatever the browser says.
 */
export function useReachable(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine || isHeard,
    () => true,
  );
}
