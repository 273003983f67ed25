import { routes } from '@streetlore/domain/paths';
import { useSyncExternalStore } from 'react';
import { local } from '../../browser-storage.ts';

const KEY = 'booking-link';

const watching = new Set<() => void>();
const changed = () => {
  for (const tell of watching) tell();
};

/** For 'Your booking' in the header of this device. */
export function rememberLink(token: string): void {
  local.set(KEY, token);
  changed();
}

export function forgetLink({ token }: { readonly token: string }): void {
  if (local.get(KEY) !== token) return;
  local.remove(KEY);
  changed();
}

function watch(tell: () => void): () => void {
  watching.add(tell);
  // Another tab of this browser may have opened a booking.
  addEventListener('storage', tell);
  return () => {
    watching.delete(tell);
    removeEventListener('storage', tell);
  };
}

const ownBooking = (): string | null => {
  const token = local.get(KEY);
  return token && `${routes.bookingPage}#${token}`;
};

/**
 * The address of the booking that this device opened last; null without one, and during hydration.
 */
export const useOwnBooking = (): string | null => useSyncExternalStore(watch, ownBooking, () => null);
