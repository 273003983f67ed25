/** A word of fewer letters may have no slip. */
const SHORT_WORD = 5;

/** A word of fewer letters may not have a wrong letter: 'bread' is no 'break'. */
const LONG_WORD = 9;

/** The speller of a list: `isAlone` says that the text has no other word. */
export type Speller = (word: string, isAlone: boolean) => string;

/**
 * Gives a typed word the spelling that a list has: it removes long-drawn letters and a plural s, or
 * corrects one slip. A word that stands alone may be a guess, so its slip is corrected only if the
 * word is long.
 */
export function speller(words: Iterable<string>): Speller {
  const known = new Set(words);
  const long = [...known].filter((word) => word.length >= SHORT_WORD);
  return (word, isAlone) => {
    const drawn = /(.)\1{2,}/g;
    const forms = [word, word.replace(drawn, '$1$1'), word.replace(drawn, '$1'), word.replace(/s$/, '')];
    const form = forms.find((one) => known.has(one));
    if (form !== undefined || word.length < (isAlone ? LONG_WORD : SHORT_WORD)) return form ?? word;
    const near = long.filter((one) => isOneSlip(word, one));
    return near.length === 1 ? (near[0] ?? word) : word;
  };
}

/** Whether a letter is missing, extra or swapped with its neighbour, or wrong in a longer word. */
function isOneSlip(given: string, wanted: string): boolean {
  const [short, long] = given.length < wanted.length ? [given, wanted] : [wanted, given];
  if (long.length - short.length > 1) return false;
  const at = [...long].findIndex((one, n) => one !== short[n]);
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 2) === long.slice(at + 2) && short[at] === long[at + 1] && short[at + 1] === long[at])
    return true;
  return short.length >= LONG_WORD && short.slice(at + 1) === long.slice(at + 1);
}
