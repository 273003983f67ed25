import { cutAtWord } from '../../wording/cut.ts';
import { REVIEW_LENGTH } from '../schema.ts';

/** The rating and sentence of a review. */
export type ParsedReview = { rating: number; text: string };

const words = ['one', 'two', 'three', 'four', 'five'];
const NUMBER = `[1-5]|${words.join('|')}`;
/** '/5', 'out of 5', 'stars' and similar words: the number before them can only be a rating. */
const SCALE = '\\s*(?:/\\s*(?:5|five)|(?:out )?of (?:5|five)|-?\\s*stars?|\\*|[⭐★])';
const ENDS = '(?![\\p{L}\\p{N}])';

/**
 * '4/5', 'five stars!', '5 stars best day': the scale makes the number a rating, whatever follows.
 */
const scaled = new RegExp(`^(${NUMBER})${SCALE}${ENDS}(.*)$`, 'u');
/** '4', 'five', '4 - the duck was fun', 'five! again': a number with a mark behind it. */
const alone = new RegExp(`^(${NUMBER})(?:\\s*$|(?:\\s*[!?;:)"'-]|\\s*[.,](?!\\d))(.*)$)`, 'u');
/**
 * '5 loved it'. Number words are left out, because they may begin a sentence: 'one of the best'.
 */
const followed = /^([1-5])\s+(?!(?:out )?of\b|or\b|to\b|and\b)(.*)$/u;
/** 'Loved it! 4/5'. */
const atTheEnd = new RegExp(`^(.*\\S)[\\s(]+(${NUMBER})${SCALE}[\\s).!]*$`, 'u');
/** '10/10' counts as 5. A lower number out of ten is no rating from 1 to 5. */
const allOfTen = /^(?:10|ten)\s*(?:\/|out of)\s*(?:10|ten)(?![\p{L}\p{N}])(.*)$/u;
const onlyStars = /^[⭐★]{1,5}$/u;

/**
 * Reads a reply to 'How was it? Reply 1 to 5, and a sentence if you like.'
 * @returns null for a text without a rating from 1 to 5, such as '10', '4.5', '5 0' or '4 of us'
 */
export function reviewOf(reply: string): ParsedReview | null {
  const plain = reply
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    // Invisible marks, and the marks that make a digit a keycap.
    .replace(/\p{Cc}|\p{Cf}|\ufe0f|\u20e3/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .trim();
  const ten = allOfTen.exec(plain.toLowerCase());
  if (ten) return said('5', plain.slice(plain.length - (ten[1] ?? '').length));
  if (onlyStars.test(plain)) return { rating: [...plain].length, text: '' };
  const bare = plain.replace(/^["'(#*\s]+/, '');
  const small = bare.toLowerCase();
  const start = scaled.exec(small) ?? alone.exec(small) ?? followed.exec(small);
  if (start) return said(start[1], bare.slice(small.length - (start[2] ?? '').length));
  const end = atTheEnd.exec(plain.toLowerCase());
  return end ? said(end[2], plain.slice(0, end[1]?.length)) : null;
}

function said(number: string | undefined, rest: string): ParsedReview | null {
  const rating = Number(number) || words.indexOf(number ?? '') + 1;
  const text = cutAtWord(rest.replace(/^[\s\p{P}⭐★]+/u, ''), REVIEW_LENGTH, '');
  const hasWords = /\p{L}/u.test(text);
  // '5 0', '4 5', '3 1/2' are other numbers.
  if (!hasWords && /\p{N}/u.test(text)) return null;
  return { rating, text: hasWords ? text : '' };
}
