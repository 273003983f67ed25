import { folded } from '../slug/index.ts';
import { plainDigits } from '../wording/digits.ts';
import { short } from './words/short.ts';

/** The end of a sentence. It counts as a word, so what stands on both sides of it is farther apart. */
const END = '.';

/** The end of a sentence that somebody shouts. */
const SHOUT = '!!';

/** How much of a text is read: ten text messages. Nobody calls for help later than that. */
const MAX_LETTERS = 1600;

const unspaced = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}';
/** Words, single signs of scripts without spaces, ends of sentences, and pictures. */
const parts = new RegExp(
  `[${unspaced}]|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])+|[.!?;\\n。！？؟]+|\\p{Emoji_Presentation}`,
  'gu',
);

/** Letters that no Unicode decomposition makes plain. */
const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ß: 'ss',
  đ: 'd',
  ı: 'i',
  ł: 'l',
  œ: 'oe',
  ø: 'o',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ة: 'ه',
  ى: 'ي',
};
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');
const arabicMarks = /[\u064b-\u0652\u0640]/g;

const endings: Readonly<Record<string, string>> = {
  d: ' would',
  ll: ' will',
  m: ' am',
  re: ' are',
  s: ' is',
  ve: ' have',
};
/** Small letters without accents. "Can't" is 'cant', "she's" is 'she is', "j'ai" is 'j ai'. */
export const plain = (text: string): string =>
  folded(
    plainDigits(text)
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[’‘`´]/g, "'")
      .replace(/(?<=\p{L}n)'t(?!\p{L})/gu, 't')
      .replace(/(?<=\p{L})'(s|m|re|ve|ll|d)(?!\p{L})/gu, (_, ending: string) => endings[ending] ?? '')
      .replaceAll("'", ' '),
  )
    .normalize('NFC')
    .replace(arabicMarks, '')
    .replace(special, (letter) => letters[letter] ?? letter)
    // '999please', 'call999', '5yo', 'want2die'
    .replace(/(?<=\d\d)(?=[a-z])|(?<=[a-z])(?=\d\d)|(?<=\d)(?=y(?:o|rs?|ears?)\b)/g, ' ')
    .replace(/(?<=[a-z]{2})2(?=[a-z]{2})/g, ' to ');

const isLetter = (word = '') => /^[a-z]$/.test(word);
const isDigit = (word = '') => /^[0-9]$/.test(word);

/** Joins what is spelt in single letters or digits: 's.o.s', '9 9 9'. */
function joined(words: readonly string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const isSame = isDigit(words[at]) ? isDigit : isLetter;
    let spelt = '';
    let end = at;
    while (isSame(words[end]) || (spelt !== '' && words[end] === END && isSame(words[end + 1]))) {
      if (words[end] !== END) spelt += words[end];
      end++;
    }
    if (spelt.length >= 3) {
      result.push(spelt);
      at = end - 1;
    } else result.push(words[at] ?? '');
  }
  return result;
}

const marks = /^[.!?;\n。！？؟]/;
const loud = /[!！]{2}/;
const markOf = (part: string) => (marks.test(part) ? (loud.test(part) ? SHOUT : END) : part);

/** Whether a word is only the end of a sentence. */
export const isMark = (word: string): boolean => word === END || word === SHOUT;

/** The words that a short form stands for: 'cant' is 'can not'. */
export const writtenOut = (word: string) => (Object.hasOwn(short, word) && short[word]?.split(' ')) || [word];
const isPlainWord = /^[a-z0-9]{2,}$/;

export function wordsOfPlain(text: string): string[] {
  if (isPlainWord.test(text)) return writtenOut(text);
  return joined((text.match(parts) ?? []).map(markOf)).flatMap(writtenOut);
}

/** The words of a text as the lists spell them: small, without accents, short forms written out. */
export function plainWords(text: string): string[] {
  const words = wordsOfPlain(plain(text.slice(0, MAX_LETTERS)));
  return words.length > 0 && !isMark(words.at(-1) ?? '') ? [...words, END] : words;
}
