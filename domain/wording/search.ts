import { folded } from '../slug/index.ts';

/** How many letters of a word the server can search for. We store every beginning of that length or less. */
export const SEARCHED_LETTERS = 8;

/** The words of a text, as a search compares them. */
export const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The beginnings of every word of a partner's name, for `array-contains`. */
export function searchWords(name: string): string[] {
  const beginnings = wordsOf(name).flatMap((word) =>
    Array.from({ length: Math.min(word.length, SEARCHED_LETTERS) }, (_, last) => word.slice(0, last + 1)),
  );
  return [...new Set(beginnings)];
}

/**
 * The longest typed word, cut as `searchWords` stores it; null when nothing is typed. A search
 * without a letter or digit finds nothing.
 */
export function searchWord(typed: string): string | null {
  const [longest] = wordsOf(typed).sort((a, b) => b.length - a.length);
  return longest?.slice(0, SEARCHED_LETTERS) ?? (typed.trim() || null);
}

/** Whether every typed word begins a word of the name. The server compares only one word. */
export function matchesSearch(name: string, typed: string): boolean {
  const words = wordsOf(name);
  return wordsOf(typed).every((beginning) => words.some((word) => word.startsWith(beginning)));
}
