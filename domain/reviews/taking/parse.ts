import { cutAtWord } from '../../wording/cut.ts';
import { plainDigits } from '../../wording/digits.ts';
import { REVIEW_LENGTH } from '../schema.ts';
import { closers, counted, counting, judging, openers, wordsOf } from './words.ts';

export type ParsedReview = { rating: number; text: string };
type UnclearReview = { rating: null; text: string };

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = `(?<![\\p{L}\\p{N}.,/-])(\\d+(?:[.,]\\d)?|${numbers.join('|')})( and a (?:half|bit)| 1/2)?`;
const ENDS = '(?![\\p{L}\\p{N}])';
/** '4/5', '8 out of 10', '5 stars', '3*', '100%': the number can only be a rating. */
const scaled = new RegExp(
  `${NUMBER}\\s*(?:(/|(?:out )?of )\\s*(5|five|10|ten)${ENDS}|-?\\s*(?:big |full |gold |whole )?(?:stars?${ENDS}|\\*|[⭐★]+)|(%))`,
  'gu',
);
const bare = new RegExp(`${NUMBER}${ENDS}`, 'gu');
const onlyStars = /^[⭐★]{1,5}$/u;
/** '4 or 5', '4-5', 'between 4 and 5'. */
const several = /^(?:between )?[0-5]\s*(?:-|or|to|and)\s*[0-5]$/;

/** What makes one number of two: '5 0', '4-5', '4 or 5', '£4'. */
const joinedAfter = /^\s*[-/:%]?\s*\d|^\s*(?:minus|plus|or|to|and|out)\s/;
const joinedBefore = /(?:[£$€]|\d\s*(?:[.:/-]|or|to|and)?)\s*$/;
const isMarked = /^\s*[!.,;:)"'-]/;

/** A rating in a text: its stars, and where it stands. */
type Found = { stars: number; from: number; to: number };

/**
 * Reads a reply to 'How was it? Reply 1 to 5, and a sentence if you like.' Ratings out of ten, and
 * half stars, are rounded to whole stars: halves up, and to one star at least.
 * @returns null for a text that is no review
 */
export function reviewOf(reply: string): ParsedReview | UnclearReview | null {
  const plain = plainDigits(reply)
    .replace(/(\d)\s*½/gu, '$1.5')
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    // Invisible marks, and the marks that make a digit a keycap.
    .replace(/\p{Cc}|\p{Cf}|\ufe0f|\u20e3/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .trim();
  if (onlyStars.test(plain)) return { rating: [...plain].length, text: '' };
  const small = plain.toLowerCase();
  const found = scaledIn(small) ?? bareIn(small);
  if (found?.length === 1 && found[0]) return { rating: found[0].stars, text: sentence(plain, found[0]) };
  const isUnclear = found !== null || several.test(small) || wordsOf(small).some((word) => judging.has(word));
  return isUnclear && !small.includes('?') ? { rating: null, text: cutAtWord(plain, REVIEW_LENGTH, '') } : null;
}

/** The ratings with a scale, each number of stars once; null without one. */
function scaledIn(text: string): Found[] | null {
  const all = [...text.matchAll(scaled)].map((match): Found => {
    const [whole, number = '', half, , scale, percent] = match;
    const of = percent ? 100 : scale === '10' || scale === 'ten' ? 10 : 5;
    return { stars: starsOf(number, half, of), from: match.index, to: match.index + whole.length };
  });
  return all.length > 0 ? oncePerStars(all) : null;
}

/** The numbers that can be ratings by where they stand; empty for a number that cannot; null without any. */
function bareIn(text: string): Found[] | null {
  const all = [...text.matchAll(bare)].flatMap((match): Found[] => {
    const [whole, number = '', half] = match;
    const found = { stars: starsOf(number, half, 5), from: match.index, to: match.index + whole.length };
    return isRating(text, found, numbers.includes(number)) ? [found] : [];
  });
  if (all.length === 0) return null;
  const value = (found: Found) => numberOf(/\d+(?:[.,]\d)?|\p{L}+/u.exec(text.slice(found.from))?.[0] ?? '');
  // Somebody thinks of ten stars. Only 10 itself says which of five they are.
  const isOfTen = all.some((found) => value(found) > 5 || value(found) < 1);
  if (isOfTen)
    return all.length === 1 && all.every((found) => value(found) === 10)
      ? all.map((one) => ({ ...one, stars: 5 }))
      : [];
  // '4, the bagels would make it a 5'.
  const first = all.find(({ from }) => !wordsOf(text.slice(0, from)).length);
  return first ? [first] : oncePerStars(all);
}

const oncePerStars = (all: readonly Found[]) =>
  all.filter((one, n) => all.findIndex(({ stars }) => stars === one.stars) === n);

/** Whether a number without a scale is a rating: it stands at the beginning or the end, and counts nothing. */
function isRating(text: string, { from, to }: Found, isWord: boolean): boolean {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  const [lead, rest] = [wordsOf(before), wordsOf(after)];
  const value = numberOf(text.slice(from, to).replace(/(?: and a (?:half|bit)| 1\/2)$/, ''));
  if (value > 10 || joinedAfter.test(after) || joinedBefore.test(before)) return false;
  if (counting.has(lead.at(-1) ?? '') || (counted.has(rest[0] ?? '') && !isMarked.test(after))) return false;
  const isFirst = lead.every((word) => openers.has(word));
  const isLast = rest.every((word) => closers.has(word));
  if (isFirst && isLast) return true;
  // 'One of the best': a number word may begin a sentence, and end one.
  if (isFirst) return value <= 5 && (isMarked.test(after) || (!isWord && lead.length === 0));
  return isLast && value <= 5 && (!isWord || /[!.,;:-]\s*$/.test(before) || openers.has(lead.at(-1) ?? ''));
}

const numberOf = (word: string) => (numbers.includes(word) ? numbers.indexOf(word) : Number(word.replace(',', '.')));

const starsOf = (number: string, half: string | undefined, of: number) =>
  Math.min(5, Math.max(1, Math.round(((numberOf(number) + (half && !half.endsWith('bit') ? 0.5 : 0)) * 5) / of)));

/** A review's sentence: the text without the rating at its beginning or end. */
function sentence(text: string, { from, to }: Found): string {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  const isBare = (part: string, words: ReadonlySet<string>) =>
    wordsOf(part.toLowerCase()).every((word) => words.has(word));
  const rest = isBare(before, openers) ? (isBare(after, closers) ? '' : after) : isBare(after, closers) ? before : text;
  const plain = rest.replace(/^[\s\p{P}⭐★]+/u, '').replace(/(?:[\s:,(;-]|\b(?:and|but|so)\s*$)+$/u, '');
  return /\p{L}/u.test(plain) ? cutAtWord(plain, REVIEW_LENGTH, '') : '';
}
