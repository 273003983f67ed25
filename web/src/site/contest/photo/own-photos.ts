import { useSyncExternalStore } from 'react';
import { local } from '../../../browser-storage.ts';

const keyOf = (id: string) => `photo-sent ${id}`;

const watching = new Set<() => void>();

function changed(): void {
  for (const tell of watching) tell();
}

/** Keeps that this device sent a photo: its page then offers to withdraw it. */
export function rememberPhoto(id: string): void {
  local.set(keyOf(id), 'sent');
  changed();
}

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

/** False during hydration. */
export const useIsOwnPhoto = (id: string): boolean =>
  useSyncExternalStore(
    watch,
    () => local.get(keyOf(id)) !== null,
    () => false,
  );
