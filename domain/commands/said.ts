import { straighten, wordsOf } from './plain-text.ts';
import type { Speller } from './spelling.ts';
import { articles, before, leadIns, listOf, numbers, openings, personal, verbs } from './word-lists.ts';

/** A sentence of a text, as the lists of phrases are compared with it. */
export type Sentence = {
  /** Its words by the spelling of the lists. '#' stands for a number. */
  readonly words: readonly string[];
  /** Whether it speaks to us or of its writer, or asks us something: no guess does. */
  readonly speaks: boolean;
  /** Whether it begins as a guess does: 'is it', 'we think'. */
  readonly guesses: boolean;
  /** Whether it has a verb. */
  readonly tells: boolean;
  /** Whether it is only a thing with an article: 'the map', 'a person'. */
  readonly names: boolean;
  /** Whether it is one of several words of a text that does not speak to us: 'red' of 'red, white'. */
  readonly isPiece: boolean;
};

const wordsIn = (list: string) => listOf(list).map((phrase) => phrase.split(' '));
const setOf = (list: string) => new Set(listOf(list));
const guessing = wordsIn(leadIns).toSorted((a, b) => b.length - a.length);
const opening = wordsIn(openings);
const [personals, number, article, verb, first] = [personal, numbers, articles, verbs, before].map(setOf) as [
  Set<string>,
  Set<string>,
  Set<string>,
  Set<string>,
  Set<string>,
];
const laugh = /\b(?:a?(?:ha|he|hi)(?: ?(?:ha|he|hi))+h?|l+o+l+(?:ol)*)\b/g;
const wish = /\bwould (?:really )?(?:like|love)\b/g;

const begins = (words: readonly string[], phrase: readonly string[]) => phrase.every((word, n) => words[n] === word);

/**
 * The sentences of a text: first the whole text, because texts on phones have few full stops, then
 * its parts.
 * @param spelt gives a word of the text the spelling of the lists
 */
export function sentencesIn(text: string, spelt: Speller): [Sentence, ...Sentence[]] {
  const plain = straighten(text);
  const split = (marks: RegExp) => plain.split(marks).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const whole = sentenceOf(plain, spelt, false);
  const sentences = split(/[.!?;\n]+|\s-+\s/);
  const parts = split(/[.!?;:,\n]+|\s-+\s|\s(?:and|but|because|cos|so)\s/i);
  return [
    whole,
    ...(parts.length > 1
      ? parts.map((part) =>
          sentenceOf(part, spelt, !whole.speaks && !sentences.includes(part) && !/\S\s+\S/.test(part.trim())),
        )
      : []),
  ];
}

function sentenceOf(text: string, spelt: Speller, isPiece: boolean): Sentence {
  const typed = wordsOf(text.replace(/(\d)(?=[a-z])/gi, '$1 '))
    .replace(laugh, 'haha')
    .replace(wish, 'want')
    .split(' ');
  const words = typed.map((word) => (/^\d+$/.test(word) || number.has(word) ? '#' : spelt(word, typed.length === 1)));
  const said = words.slice(
    Math.max(
      0,
      words.findIndex((word) => !first.has(word)),
    ),
  );
  const leadIn = guessing.find((phrase) => phrase.length < said.length && begins(said, phrase));
  const rest = leadIn ? said.slice(leadIn.length) : said;
  const asks = opening.some((phrase) => begins(rest, phrase) || (phrase.length > 2 && begins(said, phrase)));
  const speaks = asks || rest.some((word) => personals.has(word));
  const tells = rest.some((word) => verb.has(word));
  const names = !speaks && !tells && article.has(rest[0] ?? '');
  return { words, speaks, guesses: leadIn !== undefined, tells, names, isPiece };
}
