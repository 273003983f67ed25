import { straighten, wordsOf } from './plain-text.ts';
import type { Speller } from './spelling.ts';
import { articles, before, leadIns, listOf, numbers, openings, personal, questions, verbs } from './word-lists.ts';

/** A sentence of a text, as the lists of phrases are compared with it. */
export type Sentence = {
  /** Its words by the spelling of the lists. '#' stands for a number. */
  readonly words: readonly string[];
  /** Whether it speaks to us or of its writer, or asks us something: no guess does. */
  readonly speaks: boolean;
  /** Whether it asks how something is: 'do we skip now?', but not 'can we skip?' */
  readonly asks: boolean;
  /** Whether it begins as a guess does: 'is it', 'we think'. */
  readonly guesses: boolean;
  /** Whether it has a verb. */
  readonly tells: boolean;
  /** Whether it is only a thing with an article: 'the map', 'a person'. */
  readonly names: boolean;
};

const wordsIn = (list: string) => listOf(list).map((phrase) => phrase.split(' '));
const setOf = (list: string) => {
  const words = new Set(listOf(list));
  return (word = '') => words.has(word);
};
const guessing = wordsIn(leadIns).toSorted((a, b) => b.length - a.length);
const opening = wordsIn(openings);
const isPersonal = setOf(personal);
const isNumber = setOf(numbers);
const isArticle = setOf(articles);
const isVerb = setOf(verbs);
const isBefore = setOf(before);
const isQuestion = setOf(questions);
const laugh = /\b(?:a?(?:ha|he|hi)(?: ?(?:ha|he|hi))+h?|l+o+l+(?:ol)*)\b/g;
/** 'The pub's shut', but not 'let's'. */
const verbEnding = /(?<=\p{L}{2})(?<!\blet)'s\b/giu;
/** What people say after a guess. */
const afterthought = /. (?:i|we) (?:think|reckon|guess|believe|say)$/;
const wish = /\bwould (?:really )?(?:like|love)\b/g;

/** The most words of each thing in a list of things: 'red, white and blue'. */
const LISTED = 2;

const begins = (words: readonly string[], phrase: readonly string[]) => phrase.every((word, n) => words[n] === word);

/**
 * The sentences of a text: the whole text first, because texts on phones have few full stops, then its parts.
 * A list of things is not split into parts.
 * @param spelt spells a word of the text as the lists of words and phrases spell it
 */
export function sentencesIn(text: string, spelt: Speller): [Sentence, ...Sentence[]] {
  const plain = straighten(text);
  const split = (marks: RegExp) => plain.split(marks).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const whole = sentenceOf(plain, spelt);
  const parts = split(/[.!?;:,\n]+|\s-+\s|\s(?:and|but|because|cos|so)\s/i);
  const isOne = split(/[.!?;\n]+|\s-+\s/).length === 1;
  const isList = isOne && !whole.speaks && parts.every((part) => part.trim().split(/\s+/).length <= LISTED);
  return [whole, ...(parts.length > 1 && !isList ? parts.map((part) => sentenceOf(part, spelt)) : [])];
}

function sentenceOf(text: string, spelt: Speller): Sentence {
  const typed = wordsOf(text.replace(/(\d)(?=[a-z])/gi, '$1 ').replace(verbEnding, ' is'))
    .replace(laugh, 'haha')
    .replace(wish, 'want')
    .split(' ');
  const words = typed.map((word) => (/^\d+$/.test(word) || isNumber(word) ? '#' : spelt(word, typed.length === 1)));
  const start = words.findIndex((word) => !isBefore(word));
  const said = start > 0 ? words.slice(start) : words;
  const leadIn = guessing.find((phrase) => phrase.length < said.length && begins(said, phrase));
  const from = leadIn?.length ?? 0;
  const rest = said.slice(from, afterthought.test(said.join(' ')) ? -2 : undefined);
  const isOpened = opening.some((phrase) => begins(rest, phrase) || (phrase.length > 2 && begins(said, phrase)));
  const speaks = isOpened || rest.some((word) => isPersonal(word));
  const tells = rest.some((word) => isVerb(word));
  const names = !speaks && !tells && isArticle(rest[0]);
  const asks = isQuestion(rest[0]) && rest[1] !== 'not';
  return { words, speaks, asks, guesses: leadIn !== undefined || rest.length < said.length - from, tells, names };
}
