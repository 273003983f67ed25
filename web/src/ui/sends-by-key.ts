import type { KeyboardEvent } from 'react';

/** Whether a key in a text field means 'send': Control and Enter, on a Mac Command and Enter. */
export function sendsByKey(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return false;
  event.preventDefault();
  return true;
}
