import { isRealWord } from '../../answers/real-words.ts';
import { isListed } from '../lexicon.ts';

/** What English words end in beside their forms in the list of real words. */
const endings = 'al ally able ation d ed er ers es ful ing ism ist ity less ly ment ness or s ship y'.split(' ');

/** Whether a word is one of the lists, or another English word: then nobody misspelt it. */
export const isKnown = (word: string): boolean =>
  isListed(word) ||
  isRealWord(word) ||
  endings.some((ending) => word.endsWith(ending) && isRealWord(word.slice(0, -ending.length)));
