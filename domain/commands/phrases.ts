import type { Sentence } from './said.ts';
import { classes, fillers, listOf } from './word-lists.ts';

/**
 * The phrases that ask for one thing. Each list says in which sentences its phrases count. A word in capitals
 * stands for any word of its class. Other words may stand between those of a phrase.
 */
export type CommandPhrases = {
  /** In a sentence that has no other words than these, fillers, and those of `before` and `beside`. */
  readonly plain?: string;
  /** The same, but only in a sentence that speaks to us. */
  readonly spoken?: string;
  /** As `plain`; a sentence that speaks to us may have two more words. It is for what costs nothing. */
  readonly loose?: string;
  /** In a sentence that has no other word at all. */
  readonly bare?: string;
  /** In a sentence that speaks to us, whatever else it says. Two words or more may also stand beside a verb. */
  readonly sure?: string;
  /** As `plain` or as `sure`. */
  readonly both?: string;
  /** Words and classes that may stand anywhere beside a phrase. */
  readonly beside?: string;
  /** Words and classes that may stand before a phrase. */
  readonly before?: string;
  /** Whether the thing alone, with an article, asks for it: 'a hint'. */
  readonly named?: true;
  /** Whether a question about it asks for nothing: 'do we skip now?' */
  readonly unasked?: true;
  /** Whether a sentence that begins as a guess may still say it: 'it is closed'. */
  readonly told?: true;
};

const hows = ['bare', 'plain', 'loose', 'spoken', 'sure', 'both'] as const;
type Item = string | ReadonlySet<string>;
type Phrase = { readonly items: readonly Item[]; readonly how: (typeof hows)[number] };
export type Compiled = {
  readonly phrases: readonly Phrase[];
  readonly beside: ReadonlySet<string>;
  readonly before: ReadonlySet<string>;
  readonly named: boolean;
  readonly unasked: boolean;
  readonly told: boolean;
};

const classOf = new Map<string, ReadonlySet<string>>(
  Object.entries(classes).map(([name, words]) => [name, new Set(listOf(words))]),
);
const filler = new Set(listOf(fillers));
const wordsAmong = (list: string) => new Set(listOf(list).flatMap((word) => [...(classOf.get(word) ?? [word])]));

/** A 'not' denies what follows within so many words. */
const DENIED = 4;

/** The most strange words beside a loose phrase. */
const MAX_STRANGE = 2;

/** Phrases as they are compared with sentences. */
export function compiled(lists: CommandPhrases): Compiled {
  const { beside = '', before = '', named = false, unasked = false, told = false } = lists;
  const phrases = hows.flatMap((how) =>
    listOf(lists[how] ?? '').map(
      (phrase): Phrase => ({ how, items: phrase.split(' ').map((word) => classOf.get(word) ?? word) }),
    ),
  );
  return { phrases, beside: wordsAmong(beside), before: wordsAmong(before), named, unasked, told };
}

/** The words of phrases, and those that may stand beside them. */
export const wordsIn = ({ phrases, beside, before }: Compiled): string[] => [
  ...beside,
  ...before,
  ...phrases.flatMap(({ items }) => items.flatMap((item) => (typeof item === 'string' ? item : [...item]))),
];

/** The number of words of the longest phrase that a sentence has; 0 if it has none. */
export const phraseIn = (sentence: Sentence, list: Compiled): number =>
  Math.max(0, ...list.phrases.map((phrase) => (hasPhrase(sentence, phrase, list) ? phrase.items.length : 0)));

function hasPhrase(sentence: Sentence, { items, how }: Phrase, list: Compiled): boolean {
  const { beside, before, named, unasked, told } = list;
  const { words, speaks, asks, guesses, tells, names } = sentence;
  if (asks && unasked) return false;
  const isLong = items.length > 1;
  const found = placesOf(words, items);
  if (!found) return false;
  // 'The pub shut' tells something, 'the closed sign' names it.
  if (names && !named && !isLong && !(told && (found[0] ?? 0) > 1)) return false;
  const [first = 0] = found;
  const others = words.flatMap((word, n) =>
    found.includes(n) ? [] : { word, isBefore: n < first, isNear: n >= first - DENIED },
  );
  if (others.some(({ word, isNear }) => isNear && classOf.get('NOT')?.has(word))) return false;
  if ((how === 'sure' || how === 'both') && (speaks || ((tells || guesses) && isLong))) return true;
  if (how === 'sure' || (how === 'spoken' && !speaks) || (guesses && !speaks && !told)) return false;
  if (how === 'bare') return others.length === 0;
  const strange = others.filter(
    ({ word, isBefore }) => !filler.has(word) && !beside.has(word) && !(isBefore && before.has(word)),
  );
  return strange.length === 0 || (how === 'loose' && speaks && strange.length <= MAX_STRANGE);
}

/** Where the words of a phrase stand among others, in their order; null if they do not. */
function placesOf(words: readonly string[], items: readonly Item[]): number[] | null {
  const places: number[] = [];
  for (const [n, word] of words.entries()) {
    const item = items[places.length];
    if (item !== undefined && (typeof item === 'string' ? item === word : item.has(word))) places.push(n);
  }
  return places.length === items.length ? places : null;
}
