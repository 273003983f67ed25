import { articles, courtesies, leadIns, multiples, numbers, plurals, sameWords, spellings } from './words.ts';

/** A text as its words: small letters and digits, without accents, signs and emoji. */
export type Words = readonly string[];

/** The words of a text. An apostrophe joins ("it's" is `its`), '&' is `and`, and 1,000 and 2.5 are one word each. */
export function wordsOf(text: string): Words {
  return text
    .replace(/\p{Extended_Pictographic}/gu, ' ')
    .replace(/['‘’ʼ´`]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/&/g, ' and ')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{N}.]+/gu, ' ')
    .split(' ')
    .filter(Boolean);
}

/**
 * The ways in which a text can be meant, the closest to its words first: all of it, without what people say before and after an
 * answer, and without articles too. None is empty, unless the text has no words.
 */
export function readingsOf(text: string): readonly Words[] {
  const whole = wordsOf(text);
  const bare = withoutManners(whole);
  const readings = [whole, bare, withoutArticles(bare)];
  return readings.filter((words, index) => index === 0 || joined(words) !== joined(readings[index - 1] ?? []));
}

/** Words without the blanks between them: "turn table" is "turntable". */
export const joined = (words: Words): string => words.join('');

/** Lists of phrases as words, the longest first. */
const phrases = (list: readonly string[]) =>
  list.map((phrase) => phrase.split(' ')).sort((a, b) => b.length - a.length);
const opening = phrases(leadIns);
const closing = phrases(courtesies);

function withoutManners(words: Words): Words {
  const first = opening.find((phrase) => phrase.length < words.length && phrase.every((word, n) => words[n] === word));
  if (first) return withoutManners(words.slice(first.length));
  const last = closing.find(
    (phrase) =>
      phrase.length < words.length && phrase.every((word, n) => words[words.length - phrase.length + n] === word),
  );
  if (last) return withoutManners(words.slice(0, -last.length));
  // "It's a …", "is it the …": what is left may begin with an article and then another phrase.
  const [article, ...rest] = words;
  const after =
    isArticle(article) &&
    opening.some((phrase) => phrase.length < rest.length && phrase.every((word, n) => rest[n] === word));
  return after ? withoutManners(rest) : words;
}

const isArticle = (word: string | undefined) => articles.some((article) => article === word);

function withoutArticles(words: Words): Words {
  const kept = words.filter((word) => !isArticle(word));
  return kept.length > 0 ? kept : words;
}

/**
 * Words made the same that mean the same: numbers as digits, simple plurals as one, American spelling. "No" before another word
 * is a number too: "no trains".
 */
export function sameForm(words: Words): Words {
  const form: string[] = [];
  let number: number | null = null;
  const close = () => {
    if (number !== null) form.push(String(number));
    number = null;
  };
  for (const [index, word] of words.entries()) {
    const value = word === 'no' && index === 0 && words.length > 1 ? 0 : numbers[word];
    const times = multiples[word];
    if (times !== undefined) number = (number ?? 1) * times;
    else if (value !== undefined && (number === null || (number % 10 === 0 && number > value)))
      number = (number ?? 0) + value;
    else if (word === 'and' && number !== null && (numbers[words[index + 1] ?? ''] ?? 0) > 0) continue;
    else {
      close();
      if (value === undefined) form.push(/^\d+$/.test(word) ? String(BigInt(word)) : americanOf(singularOf(word)));
      else number = value;
    }
  }
  close();
  return form;
}

export const isNumber = (word: string): boolean => /^\d+(\.\d+)?$/.test(word);

/** A word without the ending of a simple plural. */
export function singularOf(word: string): string {
  const known = plurals[word];
  if (known) return known;
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function americanOf(word: string): string {
  const same = sameWords[word];
  if (same) return same;
  const pair = spellings.find(([british]) => word.startsWith(british));
  return pair ? pair[1] + word.slice(pair[0].length) : word;
}
