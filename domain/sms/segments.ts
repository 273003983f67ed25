import { SegmentedMessage } from 'sms-segments-calculator';
import { cutAtWord } from '../wording/cut.ts';

/** Pence for a segment to a UK mobile, about Twilio's price (https://www.twilio.com/en-us/sms/pricing/gb). */
export const PENCE_A_SEGMENT = 4;

/** The characters of each segment of a GSM-7 text that has several. */
export const JOINED_SEGMENT = 153;

export type SegmentCount = { segments: number; encoding: 'GSM-7' | 'UCS-2' };

/** How many segments a text is billed as: 160/153 characters in GSM-7, 70/67 in UCS-2. */
export function countSegments(text: string): SegmentCount {
  const message = new SegmentedMessage(text);
  return {
    segments: message.segments.length,
    encoding: message.getEncodingName() === 'GSM-7' ? 'GSM-7' : 'UCS-2',
  };
}

/** How many characters a text has, as its encoding counts them. */
export const countCharacters = (text: string): number => new SegmentedMessage(text).numberOfCharacters;

/**
 * Replaces the curly quotes, long dashes and unbreakable spaces of word processors by plain ones. A single
 * character outside GSM-7 more than halves what fits into a segment.
 */
export const plainMarks = (text: string): string =>
  text
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[“”„‟″]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/…/g, '...')
    .replace(/[\u00a0\u2002-\u200a\u202f]/g, ' ');

/**
 * Makes another person's text fit to be quoted. Quotes and accents that GSM-7 lacks become plain, and other
 * such characters are dropped. The text is cut at a word within `most` characters.
 */
export function gsmCut(text: string, most: number): string {
  const characters = [...plainMarks(text)].flatMap((character) =>
    fits(character) ? [character] : [...character.normalize('NFKD')].filter(fits),
  );
  return cutAtWord(characters.join(''), most, '...');
}

/** Whether a character is in GSM-7 and counts as one. */
const fits = (character: string) => countSegments(character).encoding === 'GSM-7' && !'[]{}^~|\\€'.includes(character);
