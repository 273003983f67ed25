import { folded } from '../slug/index.ts';

/** Letters of a word that are looked for on the server: enough to tell names apart, few enough to store for each word. */
const LETTERS = 8;

/** The words of a text as a search compares them. */
export const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** What a partner is found by: the beginnings of every word of the name, for a query with `array-contains`. */
export function searchWords(name: string): string[] {
  const beginnings = wordsOf(name).flatMap((word) =>
    Array.from({ length: Math.min(word.length, LETTERS) }, (_, last) => word.slice(0, last + 1)),
  );
  return [...new Set(beginnings)];
}

/**
 * The one of `searchWords` that the server looks for: the beginning of the longest word typed; null for nothing typed. What has
 * no letter or digit matches nothing.
 */
export function searchWord(typed: string): string | null {
  const [longest] = wordsOf(typed).sort((a, b) => b.length - a.length);
  return longest?.slice(0, LETTERS) ?? (typed.trim() || null);
}

/** Whether every word typed begins a word of the name: for what the server answered to one of them. */
export function isFoundBy(name: string, typed: string): boolean {
  const words = wordsOf(name);
  return wordsOf(typed).every((beginning) => words.some((word) => word.startsWith(beginning)));
}
