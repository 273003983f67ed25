import { thaw } from '@streetlore/domain/frozen';
import { SERVED_ID, type Served } from '@streetlore/domain/page';
import { serve } from './dehydrated-state.ts';

/** How long (ms) a document's answers are fit to be shown: content networks and the browser may have kept it for a while. */
const FRESH_MS = 180_000;

/**
 * Makes ready to take over what `root` holds.
 * @returns false when it holds nothing, another page (one kept for use without a connection), or what is out of date
 */
export function takeServed(root: HTMLElement): boolean {
  if (root.dataset.path !== window.location.pathname) return false;
  const text = document.getElementById(SERVED_ID)?.textContent;
  if (!text) return true;
  const { at, answers } = thaw(text) as Served;
  if (Math.abs(Date.now() - at) > FRESH_MS) return false;
  serve(new Map(Object.entries(answers)));
  return true;
}
