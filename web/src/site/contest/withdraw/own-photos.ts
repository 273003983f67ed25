import { useSyncExternalStore } from 'react';
import { local } from '../../../browser-storage.ts';

const keyOf = (id: string) => `photo-sent ${id}`;

const watching = new Set<() => void>();

function changed(): void {
  for (const tell of watching) tell();
}

/** Keeps that this device sent a photo, so that its page offers to withdraw it. */
export function rememberPhoto(id: string): void {
  local.set(keyOf(id), 'sent');
  changed();
}

/** Forgets a photo that is withdrawn. */
export function forgetPhoto(id: string): void {
  local.remove(keyOf(id));
  changed();
}

function watch(tell: () => void): () => void {
  watching.add(tell);
  addEventListener('storage', tell);
  return () => {
    watching.delete(tell);
    removeEventListener('storage', tell);
  };
}

/** Whether this device sent the photo; false while a page from the server is hydrated, which knows no device. */
export const useIsOwnPhoto = (id: string): boolean =>
  useSyncExternalStore(
    watch,
    () => local.get(keyOf(id)) !== null,
    () => false,
  );
