import { LONG_WORD } from '../lexicon.ts';
import { writtenOut } from '../plain-words.ts';
import { alike } from '../words/alike.ts';
import { isKnown, partsOf } from './glued.ts';
import { basesOf } from './inflected.ts';
import { meantBy } from './misspelt.ts';

const isLatin = (word: string) => /^[a-z]+$/.test(word);
const isArabic = (word: string) => /^\p{Script=Arabic}+$/u.test(word);

/** 'And', 'the', 'with' and 'for' are part of the word in Arabic. */
const withoutArticle = (word: string) =>
  [word, word.replace(/^[وف]?(?:ال|بال|لل|كال)/u, ''), word.replace(/^[وفبلس]/u, '')].filter(
    ({ length }) => length > 1,
  );

const isDrawn = (word: string) => /(.)\1\1/.test(word);

/** 'Heeelpp' is 'help', 'helpp' or 'heelpp'. */
const squeezed = (word: string) => [
  word.replace(/(.)\1+/g, '$1'),
  word.replace(/(.)\1\1+/g, '$1'),
  word.replace(/(.)\1\1+/g, '$1$1'),
];

/** The words that a word stands for, each with the ways to read it. */
function readingsOf(word: string): string[][] {
  if (isArabic(word)) return [withoutArticle(word)];
  const forms = isLatin(word) && isDrawn(word) ? squeezed(word) : [word];
  const same = alike.get(word);
  if (same) return [[word, ...same]];
  if (!isLatin(word)) return [forms];
  if (word.length < LONG_WORD) return [forms];
  const bases = forms.flatMap(basesOf);
  if (bases.length > 0 || forms.some(isKnown)) return [[...forms, ...bases]];
  // 'Wheeeey' is long-drawn, not misspelt.
  if (isDrawn(word)) return [forms];
  const meant = forms.flatMap(meantBy);
  if (meant.length > 0) return [[...forms, ...meant]];
  return (
    partsOf(forms[0] ?? word)
      ?.flatMap(writtenOut)
      .map((part) => [part, ...(alike.get(part) ?? [])]) ?? [forms]
  );
}

/**
 * The words of a text, each with the ways to read it: as it is, as its base form, as the listed
 * words that it may be misspelt for, or as several words without their spaces.
 */
export const readings = (words: readonly string[]): string[][] => words.flatMap(readingsOf);
