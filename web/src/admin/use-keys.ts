import { useEffect, useEffectEvent } from 'react';
import { local } from '../browser-storage.ts';
import { leaveField } from '../ui/leave-field.ts';

/** Rows that j and k go through: `<li {...keyRow}>`. */
export const keyRow = { 'data-key-row': '', tabIndex: -1 } as const;

const ROWS = '[data-key-row]';
/** Fields that Escape leaves. In a dialog Escape closes the dialog instead. */
const FIELD = ':is(input, textarea, [contenteditable]):not(dialog *)';

/**
 * Where the browser keeps whether single letters are keys. People who control a computer by voice switch them
 * off.
 */
const KEY = 'streetlore-keys';
export const lettersAreKeys = (): boolean => local.get(KEY) !== 'off';
export const setLettersAreKeys = (are: boolean) => local.set(KEY, are ? 'on' : 'off');

type Asked = { readonly onSearch: () => void; readonly onHelp: () => void };

/**
 * The keys of the back office:
 * - Control or Command and K opens the search, `?` the list of keys;
 * - Escape leaves a field, so that letters are keys again;
 * - j and k go through the rows of the screen, Enter opens a row;
 * - any other letter presses the button or link with that `aria-keyshortcuts`: in the row that has
 *   the focus, or else outside of all rows.
 * In a field or an open dialog, letters are letters.
 */
export function useKeys({ onSearch, onHelp }: Asked): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') {
      event.preventDefault();
      onSearch();
      return;
    }
    if (key === 'Escape' && !event.isComposing && target instanceof HTMLElement && target.matches(FIELD))
      leaveField(target);
    const isBusy = target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog');
    if (isBusy || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return;
    // This key also switches the others on again.
    if (key === '?') onHelp();
    if (!lettersAreKeys()) return;
    if (key === 'j' || key === 'k') goTo(neighbour(key === 'j' ? 1 : -1));
    else if (key === 'Enter' && target instanceof HTMLElement && target.matches(`li${ROWS}`))
      target.querySelector<HTMLElement>('a, button')?.click();
    // The button may open a dialog whose first field would get the letter.
    else if (/^[a-z]$/.test(key) && press(key)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const rowsNow = () => [...document.querySelectorAll<HTMLElement>(`main ${ROWS}`)];
const rowNow = () => document.activeElement?.closest<HTMLElement>(ROWS) ?? null;

function neighbour(step: 1 | -1): HTMLElement | undefined {
  const rows = rowsNow();
  const now = rowNow();
  const place = now ? rows.indexOf(now) : -1;
  return rows[place === -1 ? (step === 1 ? 0 : rows.length - 1) : place + step];
}

function goTo(row: HTMLElement | undefined): void {
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'center' });
}

/** @returns whether there was something to press */
function press(key: string): boolean {
  const button = `[aria-keyshortcuts~="${key}"]`;
  const row = rowNow();
  const inRow = row?.querySelector<HTMLElement>(button);
  const outside = [...document.querySelectorAll<HTMLElement>(button)].find((one) => !one.closest(ROWS));
  const found = inRow ?? outside;
  if (!found || found.matches(':disabled')) return false;
  // The button may remove its row from the list, and with it the focus.
  if (inRow) goTo(neighbour(1) ?? neighbour(-1));
  found.click();
  return true;
}
