import { isEnglish, LONG_WORD } from '../lexicon.ts';

/** The endings of English words, and what stands there in the base form. */
const inflections: readonly (readonly [RegExp, string])[] = [
  [/s$/, ''],
  [/es$/, ''],
  [/ed$/, ''],
  [/d$/, ''],
  [/([^aeiou])\1ed$/, '$1'],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/([^aeiou])\1ing$/, '$1'],
];

/** These words mean something else than their base forms. Several friends who are lost come back. */
const asWritten = new Set(['fitted', 'fitting', 'friends', 'mates', 'things']);

/** The words of the lists that a word is a form of: 'attacks' is 'attack', 'strangling' is 'strangle'. */
export function basesOf(word: string): string[] {
  if (word.length < LONG_WORD || asWritten.has(word)) return [];
  return inflections
    .filter(([ending]) => ending.test(word))
    .map(([ending, instead]) => word.replace(ending, instead))
    .filter((base) => base.length > 2 && isEnglish(base));
}
