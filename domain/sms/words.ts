import { SEARCHED_LETTERS, wordsOf } from '../wording/search.ts';

/** The most words by which a text is found, and the shortest: each word is an index entry. */
const MAX_WORDS = 20;
const MIN_LETTERS = 3;

/** The words by which the back office finds a text: the first letters of each. */
export function textWords(content: string): string[] {
  const words = wordsOf(content).filter((word) => word.length >= MIN_LETTERS);
  return [...new Set(words.map((word) => word.slice(0, SEARCHED_LETTERS)))].slice(0, MAX_WORDS);
}

/** The entry of `textWords` that a typed search asks for: the longest typed word. */
export function textWord(typed: string): string {
  const [longest = ''] = wordsOf(typed).sort((a, b) => b.length - a.length);
  return longest.slice(0, SEARCHED_LETTERS) || typed;
}
