import { chatterWords, denialWords } from './chatter.ts';
import { isNumber, joined, sameForm, singularOf, type Words } from './readings.ts';
import { isRealWord } from './real-words.ts';
import { LONG_WORD, SHORT_WORD, slipsBetween } from './slips.ts';
import { multiples, numbers } from './words.ts';

/** How a typed word compares with the wanted word. `right`: the same apart from a slip. */
export type Spelling = 'right' | 'misspelt' | 'other';

/**
 * Compares word by word if both have as many words, and otherwise all words joined. Neither has an article.
 */
export function spellingOf(given: Words, wanted: Words): Spelling {
  if (given.length !== wanted.length) {
    const spelling = wordSpelling(joined(given), joined(wanted), true);
    return spelling === 'right' && joined(given) !== joined(wanted) && given.every(isRealOrChatter)
      ? 'misspelt'
      : spelling;
  }
  const isAlone = wanted.length === 1;
  const spellings = wanted.flatMap((word, n) => (given[n] === word ? [] : wordSpelling(given[n] ?? '', word, isAlone)));
  const [only = 'other'] = spellings;
  if (spellings.length === 1) return only;
  return spellings.length === 2 && !spellings.includes('other') ? 'misspelt' : 'other';
}

/**
 * We take a real word as meant: 'cream' is no slip for 'bream'. Only in an answer of several words may a real
 * word be a slip, by one letter: 'doc martins'. Two slips are forgiven only in long words, and only if the
 * first letter is right.
 */
function wordSpelling(given: string, wanted: string, isAlone: boolean): Spelling {
  const slips = wanted.length < SHORT_WORD ? null : slipsBetween(given, wanted);
  if (slips === 0) return 'right';
  if (slips === null || (isRealOrChatter(given) && (isAlone || slips > 1)) || isOtherNumber(given, wanted))
    return 'other';
  if (wanted.length < LONG_WORD) return slips === 1 || soundsAlike(given, wanted) ? 'misspelt' : 'other';
  if (slips === 1) return 'right';
  return given[0] === wanted[0] ? 'misspelt' : 'other';
}

/** Whether two words differ in vowels and doubled letters only: 'crain' for 'crane'. */
function soundsAlike(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((word) => word.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1'));
  return given.length >= SHORT_WORD && one === other;
}

const said: ReadonlySet<string> = new Set([...chatterWords, ...denialWords]);

/**
 * Whether the player meant a word as typed: a real word (also its plural), or a word of chatter or denial.
 */
export const isRealOrChatter = (word: string) => said.has(word) || [word, singularOf(word)].some(isRealWord);

/** Whether the typed word is a different number: "nine" is no slip for "none". */
function isOtherNumber(given: string, wanted: string): boolean {
  const [number = '', ...rest] = sameForm([given]);
  return rest.length === 0 && isNumber(number) && joined(sameForm([wanted])) !== number;
}

/** A number word of fewer letters may be another word with a slip. */
const LONG_NUMBER = 5;
const longNumbers = [...numbers.keys(), ...multiples.keys()].filter(({ length }) => length >= LONG_NUMBER);

/** The words with misspelt number words put right: 'one hunderd'. */
export const mendNumberWords = (words: Words): Words =>
  words.map((word) => {
    if (word.length < LONG_NUMBER || isNumber(word) || isRealOrChatter(word)) return word;
    return longNumbers.find((number) => number[0] === word[0] && slipsBetween(word, number) === 1) ?? word;
  });
