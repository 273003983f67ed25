import { isRealWord } from '../answers/real-words.ts';
import { slipsBetween } from '../answers/slips.ts';
import { LONG_WORD, stemsOf, theLexicon } from './lexicon.ts';

/** Shorter words are read as they are. */
const SHORTEST_HEARD = 5;
/** Longer words are several, or none. */
const LONGEST_HEARD = 20;
/** A word of this many letters is still the word with two slips. */
const VERY_LONG_WORD = 11;
/** Nobody writes more than this without a space. */
const MAX_GLUED = 60;
/** A word of fewer letters is no two words without their space. */
const MIN_GLUED = 6;
const LONGEST_PART = 14;

/** What may be more words than this is none of them. */
const MAX_MEANT = 3;

const isLatin = (word: string) => /^[a-z]+$/.test(word);

/** The short words of sentences, which the list of real words leaves out. */
const shortWords = new Set('a am an as at be by do go he hes hi i id if im in is it ive me my no of off oh on or our out shes so theyre to up us we weve were cant dont wont isnt'.split(' '));

const isPlainWord = (word: string) =>
  isRealWord(word) || ['s', 'ed', 'ing', 'd', 'es', 'er', 'ly', 'ally', 'y', 'ment', 'ness', 'able', 'ful', 'less', 'ship', 'ation', 'ity', 'ist', 'ism', 'or', 'al', 'ers'].some((end) => word.endsWith(end) && isRealWord(word.slice(0, -end.length)));

const isListed = (word: string) => theLexicon().byWord.has(word) || theLexicon().words.has(word) || stemsOf(word, theLexicon()).length > 0;

const isKnown = (word: string) => isListed(word) || isPlainWord(word);

/** The word without each of its letters once. */
const shortened = (word: string) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** A word of fewer sounds sounds like too many others. */
const MIN_SOUNDS = 4;
/** Letters that may be missing or too many in a word that sounds alike. */
const MAX_UNHEARD = 2;
/** What is left of a word that is written as it sounds. */
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

/** How a word sounds without its vowels: 'colapsd' and 'collapsed' sound alike. */
const soundOf = (word: string) => sounds.reduce((sound, [letters, letter]) => sound.replace(letters, letter), word);

let slips: Map<string, string[]> | undefined;
let alike: Map<string, string[]> | undefined;

/** The long English words of the lists by their sound. */
function soundsIndex(): Map<string, string[]> {
  if (alike) return alike;
  alike = new Map();
  for (const [word, least] of theLexicon().words) {
    if (!isLatin(word) || word.length < least || least > LONG_WORD) continue;
    const sound = soundOf(word);
    if (sound.length < MIN_SOUNDS) continue;
    const known = alike.get(sound);
    if (known) known.push(word);
    else alike.set(sound, [word]);
  }
  return alike;
}

/** Words of the lists by what is left of them when letters are missing. */
function slipsIndex(): Map<string, string[]> {
  if (slips) return slips;
  slips = new Map();
  for (const [word, least] of theLexicon().words) {
    if (!isLatin(word) || word.length < least) continue;
    for (const part of traces(word)) {
      const known = slips.get(part);
      if (known) known.push(word);
      else slips.set(part, [word]);
    }
  }
  return slips;
}

/** What a word and the same word with slips have in common. */
function traces(word: string): Set<string> {
  const once = shortened(word);
  return new Set([word, ...once, ...(word.length >= VERY_LONG_WORD ? once.flatMap(shortened) : [])]);
}

/** The words of the lists that an unknown word may be. */
function corrected(word: string): string[] {
  const found = new Set<string>();
  for (const trace of traces(word)) for (const known of slipsIndex().get(trace) ?? []) found.add(known);
  const meant = [...found].filter((known) => {
    const distance = slipsBetween(word, known);
    const isSameStart = known[0] === word[0] || (known[0] === word[1] && known[1] === word[0]);
    return isSameStart && distance !== null && distance <= (Math.min(word.length, known.length) >= VERY_LONG_WORD ? 2 : 1);
  });
  if (meant.length > 0) return meant.length <= MAX_MEANT ? meant : [];
  const heard = (soundsIndex().get(soundOf(word)) ?? []).filter(
    (known) => Math.abs(known.length - word.length) <= MAX_UNHEARD,
  );
  return heard.length <= MAX_MEANT ? heard : [];
}

/** How much a part of a glued word speaks against it: the fewest parts win, and single letters last. */
const costOf = (part: string) => (part.length === 1 ? 1.5 : 1);

const isPart = (part: string) =>
  shortWords.has(part) || (part.length === 3 && isRealWord(part)) || (part.length > 3 && isKnown(part));

/** The words that make up a word without its spaces; null where there are none. */
function unglued(word: string): string[] | null {
  if (word.length < MIN_GLUED || word.length > MAX_GLUED) return null;
  const best: ({ parts: readonly string[]; cost: number } | undefined)[] = [{ parts: [], cost: 0 }];
  for (let end = 1; end <= word.length; end++) {
    for (let start = Math.max(0, end - LONGEST_PART); start < end; start++) {
      const part = word.slice(start, end);
      const before = best[start];
      if (!before || before.cost + costOf(part) >= (best[end]?.cost ?? Number.POSITIVE_INFINITY)) continue;
      if (isPart(part)) best[end] = { parts: [...before.parts, part], cost: before.cost + costOf(part) };
    }
  }
  const parts = best[word.length]?.parts;
  // 'Waterfall' is a word that no list has.
  return parts && (parts.length > 2 || parts.some((part) => shortWords.has(part))) ? [...parts] : null;
}

const isArabic = (word: string) => /^\p{Script=Arabic}+$/u.test(word);

/** 'And', 'the', 'with' and 'for' are part of the word in Arabic. */
const withoutArticle = (word: string) => {
  const bare = word.replace(/^[وف]?(?:ال|بال|لل|كال)/u, '');
  return [...new Set([word, bare, word.replace(/^[وفبلس]/u, '')])].filter((form) => form.length > 1);
};

/** 'Heeelp' may be 'heelp' or 'help'. */
const squeezed = (word: string) =>
  /(.)\1\1/.test(word) ? [word.replace(/(.)\1\1+/g, '$1'), word.replace(/(.)\1\1+/g, '$1$1')] : [word];

/** The endings of English words, and what a word may have had instead. */
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

/** What is said of these is not said of one: lost friends come back. */
const asWritten = new Set(['friends', 'mates', 'fitting', 'fitted', 'things']);

const isEnglish = (word: string) => theLexicon().words.get(word) === LONG_WORD;

/** The listed words whose form a word is: 'attacks' is 'attack', 'strangling' is 'strangle'. */
const uninflected = (word: string): string[] =>
  word.length < LONG_WORD || asWritten.has(word)
    ? []
    : inflections
        .filter(([ending]) => ending.test(word))
        .map(([ending, instead]) => word.replace(ending, instead))
        .filter((base) => base.length > 2 && isEnglish(base));

/** The words of a text, each with the ways to read it: as it is, or as the words of the lists that it may be with a slip. */
export function readings(words: readonly string[]): string[][] {
  return words.flatMap((word) => {
    if (isArabic(word)) return [withoutArticle(word)];
    if (!isLatin(word)) return [[word]];
    const forms = squeezed(word);
    if (word.length < SHORTEST_HEARD) return [forms];
    const bases = forms.flatMap(uninflected);
    if (bases.length > 0 || forms.some(isKnown)) return [[...forms, ...bases]];
    const meant = forms.filter((form) => form.length <= LONGEST_HEARD).flatMap(corrected);
    if (meant.length > 0) return [[...forms, ...meant]];
    return unglued(forms[0] ?? word)?.map((part) => [part]) ?? [forms];
  });
}
