import { isRealWord } from '../../answers/real-words.ts';
import { isListed } from '../lexicon.ts';

/** Endings of English words whose forms the list of real words leaves out. */
const endings = 'al ally able ation d ed er ers es ful ing ism ist ity less ly ment ness or s ship y'.split(' ');

/** Whether a word is in the lists, or is another English word, so that nobody misspelt it. */
export const isKnown = (word: string): boolean =>
  isListed(word) ||
  isRealWord(word) ||
  endings.some((ending) => word.endsWith(ending) && isRealWord(word.slice(0, -ending.length)));

/** A word of fewer letters is not split into two. */
const SHORTEST = 6;
/** Nobody writes more than this without a space. */
const LONGEST = 60;
const LONGEST_PART = 14;

/** The short words of sentences, which the list of real words leaves out. */
const shortWords = new Set(
  'a am an as at be by cant do dont go he hes hi i id if im in is isnt it ive me my no of off oh on or our out shes so theyre to up us we weve were wont'.split(
    ' ',
  ),
);

const isPart = (part: string) =>
  shortWords.has(part) || (part.length === 3 && isRealWord(part)) || (part.length > 3 && isKnown(part));

/** A word of fewer letters has no part of a single letter: 'Icarus' is not 'i car us'. */
const SHORTEST_WITH_LETTERS = 9;

/** The fewest parts win, and single letters come last: 'she is not', not 'she i snot'. */
const costOf = (part: string) => (part.length === 1 ? 1.5 : 1);

/**
 * Splits words that were typed without spaces: 'cantbreathe', 'helpushesgotaknife'. Null for one word, and for
 * what cannot be split.
 */
export function partsOf(word: string): readonly string[] | null {
  if (word.length < SHORTEST || word.length > LONGEST) return null;
  const best: ({ parts: readonly string[]; cost: number } | undefined)[] = [{ parts: [], cost: 0 }];
  for (let end = 1; end <= word.length; end++) {
    for (let start = Math.max(0, end - LONGEST_PART); start < end; start++) {
      const part = word.slice(start, end);
      const before = best[start];
      const cost = (before?.cost ?? Number.POSITIVE_INFINITY) + costOf(part);
      if (!before || cost >= (best[end]?.cost ?? Number.POSITIVE_INFINITY) || !isPart(part)) continue;
      if (part.length === 1 && word.length < SHORTEST_WITH_LETTERS) continue;
      best[end] = { parts: [...before.parts, part], cost };
    }
  }
  const parts = best[word.length]?.parts;
  // 'Waterfall' is one word, though no list has it.
  return parts && (parts.length > 2 || parts.some((part) => shortWords.has(part))) ? parts : null;
}
