import { plain, withoutContactDetails } from '../../wording/personal.ts';

/** Nine digits in a row, whatever stands between them but letters. */
const run = /\d{9}/;
const inRow = (text: string) => text.replace(/[^\p{L}\d]/gu, '');

/** Six digits after a word that asks to be called: a number without its area code. */
const called = /\b(?:call|ring|text|phone|whats?app|mob(?:ile)?|tel(?:ephone)?|number)\b\D{0,20}\d(?:\D{0,3}\d){5}/i;

const digit = '(?:double|triple|zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|\\d)';
/** Seven digits in words, as people read a number out. */
const spoken = new RegExp(`\\b${digit}(?:[\\s,.-]+${digit}){6}\\b`, 'i');

/** An address or a name at a service, written so that no machine sees it. */
const spelt =
  /@[\p{L}\p{N}_]|\bat\s+(?:g-?mail|hotmail|outlook|yahoo|icloud|proton(?:mail)?|btinternet)\b|\bdot\s+(?:com|org|net|co|uk|io|me)\b/iu;

/** A link to a page of any domain. */
const page = /\b[a-z0-9-]{2,}\.[a-z]{2,}\/\S/i;

const postcode = /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/i;

/** A house in a street: '14 Brick Lane' and '14 brick lane', but not '8 walls in Brick Lane'. */
const houses = [
  /\bflat\s+\d/iu,
  /\b\d{1,4}[a-z]?,?\s+(?:\p{Lu}[\p{L}'’-]+\s+){1,3}(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Close|Court|Drive|Gardens|Grove|Hill|Mews|Park|Place|Row|Square|Sq|Terrace|Walk|Way|Yard)\b/u,
  /\b\d{1,4}[a-z]?,?\s+[\p{L}'’-]+\s+(?:street|st|road|rd|lane|ln|avenue|ave|square|terrace|mews)\b/iu,
];

/**
 * Whether a sentence may tell how to reach a person: a number, an address. In doubt it is true, and
 * an admin reads the sentence first.
 */
export function isReachable(text: string): boolean {
  const seen = plain(text);
  return (
    withoutContactDetails(text).found ||
    run.test(inRow(seen)) ||
    [called, spoken, spelt, page, postcode, ...houses].some((sign) => sign.test(seen))
  );
}
