import { chatter, denying } from './chatter.ts';
import { isNumber, joined, sameForm, singularOf, type Words } from './readings.ts';
import { isRealWord } from './real-words.ts';
import { LONG_WORD, SHORT_WORD, slipsBetween } from './slips.ts';

/** What a word that is not the wanted one is to it: the same with a slip, nearly the same, or another. */
export type Spelling = 'right' | 'misspelt' | 'other';

/** Word by word where there are as many, so that each is judged by its own length; else as one word. Neither has an article. */
export function spellingOf(given: Words, wanted: Words): Spelling {
  if (given.length !== wanted.length) {
    const spelling = wordSpelling(joined(given), joined(wanted), true);
    return spelling === 'right' && joined(given) !== joined(wanted) && given.every(isMeant) ? 'misspelt' : spelling;
  }
  const isAlone = wanted.length === 1;
  const spellings = wanted.flatMap((word, n) => (given[n] === word ? [] : wordSpelling(given[n] ?? '', word, isAlone)));
  const [only = 'other'] = spellings;
  if (spellings.length === 1) return only;
  return spellings.length === 2 && !spellings.includes('other') ? 'misspelt' : 'other';
}

/**
 * Another word is meant, not mistyped: 'cream' is no slip for 'bream'. Beside other words of the answer it is one: 'doc martins'.
 * Of two slips none is in the first letter.
 */
function wordSpelling(given: string, wanted: string, isAlone: boolean): Spelling {
  const slips = wanted.length < SHORT_WORD ? null : slipsBetween(given, wanted);
  if (slips === 0) return 'right';
  if (slips === null || (isMeant(given) && (isAlone || slips > 1)) || isOtherNumber(given, wanted)) return 'other';
  if (wanted.length < LONG_WORD) return slips === 1 ? 'misspelt' : 'other';
  if (slips === 1) return 'right';
  return given[0] === wanted[0] ? 'misspelt' : 'other';
}

const said: ReadonlySet<string> = new Set([...chatter, ...denying]);

/** Whether a word is what somebody meant to type, in the singular or as it is. */
export const isMeant = (word: string) => said.has(word) || [word, singularOf(word)].some(isRealWord);

/** "Nine" is no slip for "none". */
function isOtherNumber(given: string, wanted: string): boolean {
  const [number = '', ...rest] = sameForm([given]);
  return rest.length === 0 && isNumber(number) && joined(sameForm([wanted])) !== number;
}
