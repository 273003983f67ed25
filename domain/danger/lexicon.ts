import { plain, wordsOfPlain } from './plain-words.ts';
import { type Concept, english } from './words/english.ts';
import { languages } from './words/languages/index.ts';

/** A word of an entry, or the beginning of one ('bleed*'). */
type Word = { text: string; isStem: boolean };

/** A word or a group of words that stands for a concept in a language. */
export type Entry = {
  language: number;
  concept: Concept;
  words: readonly Word[];
  /** The index of the word by which the entry is looked up. */
  key: number;
};

export type Lexicon = {
  byWord: ReadonlyMap<string, readonly Entry[]>;
  byStem: ReadonlyMap<string, readonly Entry[]>;
  /** The words, each with the fewest letters with which we read it in spite of a slip. */
  words: ReadonlyMap<string, number>;
};

/** English is the language of the puzzles. */
export const ENGLISH = 0;

const SHORTEST_STEM = 2;
/** A word of this many letters is still the word with one slip. */
export const LONG_WORD = 5;
/** A shorter foreign word with a slip may be an English word. */
const LONG_FOREIGN_WORD = 7;

/** An Arabic word of four letters or more takes endings. */
const isArabic = /^\p{Script=Arabic}{4}/u;

/** Reads an entry as a text is read, so that both spell alike. */
function wordsOfEntry(entry: string): Word[] {
  const words: Word[] = [];
  for (const part of entry.split(' ')) {
    const isStem = part.endsWith('*') || isArabic.test(part);
    for (const text of wordsOfPlain(part.endsWith('*') ? part.slice(0, -1) : part)) words.push({ text, isStem });
  }
  return words;
}

/** The fewest letters with which we read a word in spite of a slip. */
function leastOf(language: number, concept: string): number {
  if (language === ENGLISH) return LONG_WORD;
  return concept === 'alarm' ? LONG_FOREIGN_WORD : Number.POSITIVE_INFINITY;
}

function build(): Lexicon {
  const byWord = new Map<string, Entry[]>();
  const byStem = new Map<string, Entry[]>();
  const all = new Map<string, number>();
  for (const [language, lists] of [english, ...languages].entries()) {
    for (const [concept, list] of Object.entries(lists)) {
      for (const entry of plain(list).split(',')) {
        const words = wordsOfEntry(entry.trim());
        const key = words.reduce(
          (longest, { text }, at) => (text.length > (words[longest]?.text.length ?? 0) ? at : longest),
          0,
        );
        const word = words[key];
        if (!word) continue;
        const index = word.isStem ? byStem : byWord;
        const known = index.get(word.text) ?? [];
        index.set(word.text, known);
        known.push({ language, concept: concept as Concept, words, key });
        const least = leastOf(language, concept);
        for (const { text } of words) all.set(text, Math.min(least, all.get(text) ?? least));
      }
    }
  }
  return { byWord, byStem, words: all };
}

let lexicon: Lexicon | undefined;

export const theLexicon = (): Lexicon => {
  lexicon ??= build();
  return lexicon;
};

/** The entries that are looked up by a stem of a word. */
export function stemsOf(word: string): Entry[] {
  const { byStem } = theLexicon();
  const found: Entry[] = [];
  for (let length = SHORTEST_STEM; length <= word.length; length++) {
    const entries = byStem.get(word.slice(0, length));
    if (entries) found.push(...entries);
  }
  return found;
}

/** Whether a word stands in the lists, in any language. */
export const isListed = (word: string): boolean => theLexicon().words.has(word) || stemsOf(word).length > 0;

export const isEnglish = (word: string): boolean => theLexicon().words.get(word) === LONG_WORD;
