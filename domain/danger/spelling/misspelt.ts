import { slipsBetween } from '../../answers/slips.ts';
import { isEnglish, type Lexicon, theLexicon } from '../lexicon.ts';

/** A word of this many letters is still the word with two slips. */
const VERY_LONG_WORD = 11;
/** A longer word is several words, or none. */
const LONGEST_WORD = 20;
/** If a word may be more words than this, we take it for none of them. */
const MAX_MEANT = 3;
/** A word of fewer sounds sounds like too many others. */
const MIN_SOUNDS = 5;
/** Letters that may be missing or too many in a word that sounds alike. */
const MAX_UNHEARD = 2;

const isLatin = (word: string) => /^[a-z]+$/.test(word);

/** All forms of a word with one letter left out. */
const shortened = (word: string) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

/**
 * The forms by which a word is found in spite of slips: the word itself, and the word with letters left out.
 */
function traces(word: string): Iterable<string> {
  const once = shortened(word);
  return new Set([word, ...once, ...(word.length >= VERY_LONG_WORD ? once.flatMap(shortened) : [])]);
}

/** How English spells sounds. Vowels and silent letters do not count, except at the start. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/c(?=[eiy])/g, 's'],
  [/ck|[cq]/g, 'k'],
  [/z/g, 's'],
  [/^kn/g, 'n'],
  [/gh(?=t|$)/g, ''],
  [/(?<=[^aeioun])(?:ing|in|n)$/, '#'],
  [/(?<=.)[aeiouyhw]/g, ''],
  [/(.)\1+/g, '$1'],
];
const soundOf = (word: string) => sounds.reduce((sound, [letters, letter]) => sound.replace(letters, letter), word);

function addTo(index: Map<string, string[]>, key: string, word: string) {
  const words = index.get(key);
  if (words) words.push(word);
  else index.set(key, [word]);
}

/** The words of the lists by their traces, and the English ones by their sound. */
function indexOf({ words }: Lexicon) {
  const byTrace = new Map<string, string[]>();
  const bySound = new Map<string, string[]>();
  for (const [word, least] of words) {
    if (!isLatin(word) || word.length < least) continue;
    for (const trace of traces(word)) addTo(byTrace, trace, word);
    const sound = soundOf(word);
    if (isEnglish(word) && sound.length >= MIN_SOUNDS) addTo(bySound, sound, word);
  }
  return { byTrace, bySound };
}

let index: ReturnType<typeof indexOf> | undefined;

/** A slip rarely changes the first letter, unless the first two change places. */
const isSameStart = (word: string, known: string) =>
  known[0] === word[0] || (known[0] === word[1] && known[1] === word[0]);

function isSlip(word: string, known: string): boolean {
  const slips = slipsBetween(word, known);
  const most = Math.min(word.length, known.length) >= VERY_LONG_WORD ? 2 : 1;
  return slips !== null && slips <= most && isSameStart(word, known);
}

/** The words of the lists that an unknown word may be: with a slip ('ambulence'), or by its sound ('colapsd'). */
export function meantBy(word: string): string[] {
  if (word.length > LONGEST_WORD) return [];
  index ??= indexOf(theLexicon());
  const { byTrace, bySound } = index;
  const near = new Set<string>();
  for (const trace of traces(word)) for (const known of byTrace.get(trace) ?? []) near.add(known);
  const slipped = [...near].filter((known) => isSlip(word, known));
  const alike = bySound.get(soundOf(word))?.filter((known) => Math.abs(known.length - word.length) <= MAX_UNHEARD);
  const meant = slipped.length > 0 ? slipped : (alike ?? []);
  return meant.length <= MAX_MEANT ? meant : [];
}
