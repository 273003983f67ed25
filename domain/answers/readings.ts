import { plainDigits } from '../wording/digits.ts';
import { withoutAdditions } from './additions.ts';
import { articles, courtesies, leadIns, multiples, numbers, plurals, sameWords, spellings } from './words.ts';

/** The words of a text in lower-case letters and digits, without accents, signs and emoji. */
export type Words = readonly string[];

/** The words of a text. An apostrophe joins ("it's" is `its`), '&' is `and`, 2.5 is one word. */
export function wordsOf(text: string): Words {
  return (
    plainDigits(text)
      .replace(/\p{Extended_Pictographic}/gu, ' ')
      .replace(/['‘’ʼ´`]/g, '')
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(/&/g, ' and ')
      // 'V-I-L-L-E'
      .replace(/(?<![\p{L}\p{N}])\p{L}(?:[-.·, ]{1,2}\p{L}){3,}(?![\p{L}\p{N}])/gu, (spelt) =>
        spelt.replace(/\P{L}/gu, ''),
      )
      .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
      .replace(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{N}.]+/gu, ' ')
      .split(' ')
      .filter(Boolean)
  );
}

/**
 * The readings of a text, the closest to its words first:
 * 1. all words;
 * 2. without the phrases that players say before and after an answer;
 * 3. without articles too.
 * No reading is empty, unless the text has no words.
 */
export function readingsOf(text: string): readonly Words[] {
  const whole = wordsOf(text);
  const bare = withoutCourtesies(whole);
  return distinct([whole, bare, withoutArticles(bare)]);
}

/** Readings of an inbound text, also without additions of phones and players, and repetitions. */
export function readingsOfText(text: string): readonly Words[] {
  const bare = once(withoutCourtesies(wordsOf(withoutAdditions(text))));
  return distinct([...readingsOf(text), bare, withoutArticles(bare)]);
}

const distinct = (readings: readonly Words[]) =>
  readings.filter((words, index) => index === 0 || joined(words) !== joined(readings[index - 1] ?? []));

/** The words once, when the text repeats them: 'Crane crane' is one crane. */
function once(words: Words): Words {
  const length = words.findIndex((_, n) => n > 0 && words.every((word, at) => word === words[at % n]));
  return length > 0 && words.length % length === 0 ? words.slice(0, length) : words;
}

/** Words without the spaces between them: "turn table" is "turntable". */
export const joined = (words: Words): string => words.join('');

const phrases = (list: readonly string[]) =>
  list.map((phrase) => phrase.split(' ')).sort((a, b) => b.length - a.length);
const opening = phrases(leadIns);
const closing = phrases(courtesies);

/** Words without the phrases with which players begin and end an answer. */
export function withoutCourtesies(words: Words): Words {
  const first = opening.find((phrase) => phrase.length < words.length && phrase.every((word, n) => words[n] === word));
  if (first) return withoutCourtesies(words.slice(first.length));
  const last = closing.find(
    (phrase) =>
      phrase.length < words.length && phrase.every((word, n) => words[words.length - phrase.length + n] === word),
  );
  if (last) return withoutCourtesies(words.slice(0, -last.length));
  // "It's a …", "is it the …": the rest may begin with an article and then another phrase.
  const [article, ...rest] = words;
  const after =
    isArticle(article) &&
    opening.some((phrase) => phrase.length < rest.length && phrase.every((word, n) => rest[n] === word));
  return after ? withoutCourtesies(rest) : words;
}

export const isArticle = (word: string | undefined) => articles.some((article) => article === word);

/** Words without "a", "an" and "the", unless there are only articles. */
export function withoutArticles(words: Words): Words {
  const kept = words.filter((word) => !isArticle(word));
  return kept.length > 0 ? kept : words;
}

/**
 * One form for all words of the same meaning: numbers as digits, plurals as singulars, British
 * spelling as American. "No" before another word is the number 0: "no trains".
 */
export function sameForm(words: Words): Words {
  return words[0] === 'no' && words.length > 1 ? ['0', ...formOf(words.slice(1))] : formOf(words);
}

/** The same form as `sameForm`, except that "no" is not a number: it may deny the next word. */
export function formOf(words: Words): Words {
  const form: string[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const { value, length } = numberIn(words.slice(at));
    if (length > 0) form.push(String(value));
    else form.push(/^\d+$/.test(word) ? String(BigInt(word)) : americanOf(singularOf(word)));
    at += Math.max(1, length);
  }
  return form;
}

/** The number at the beginning of the words, and how many words it takes; 0 for none. */
function numberIn(words: Words): { value: number; length: number } {
  /** `whole` is what "thousand" and "million" completed, `part` what is added up after them. */
  let [whole, part, length] = [0, 0, 0];
  for (const [index, word] of words.entries()) {
    const [value, times] = [numbers.get(word), multiples.get(word)];
    if (word === 'and' && length > 0 && length === index) continue;
    if (times !== undefined && times < 1000 && part < 100) part = Math.max(1, part) * times;
    else if (times !== undefined && times >= 1000 && whole % (1000 * times) === 0) {
      whole += Math.max(1, part) * times;
      part = 0;
    } else if (value !== undefined && (length === 0 || isAdded(value, part, whole))) part += value;
    else break;
    length = index + 1;
  }
  return { value: whole + part, length };
}

/** Whether a number word continues the number: "five" after "twenty", but not "twelve". */
function isAdded(value: number, part: number, whole: number): boolean {
  const isRoom = part % 100 === 0 ? whole + part > 0 : part % 10 === 0 && part % 100 > 10 && value < 10;
  return isRoom && value > 0;
}

export const isNumber = (word: string): boolean => /^\d+(\.\d+)?$/.test(word);

/** A word without the ending of a simple plural. */
export function singularOf(word: string): string {
  const known = plurals.get(word);
  if (known) return known;
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|x|z|ch|sh)es$|(?<!sh|can|tipt)(?<=...)oes$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function americanOf(word: string): string {
  const same = sameWords.get(word);
  if (same) return same;
  const pair = spellings.find(([british]) => word.startsWith(british));
  return pair ? pair[1] + word.slice(pair[0].length) : word;
}
