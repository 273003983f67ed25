import { plainDigits } from './digits.ts';

/** A text without numbers and addresses that could reach a person, and whether any were found. */
export type Personal = { text: string; found: boolean };

const email =
  /[\p{L}\p{N}._%+'-]+\s?(?:@|\(at\)|\[at\]|\{at\})\s?[\p{L}\p{N}-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\p{N}-]+)+/giu;

/** Nine or more digits with at most three marks between them; a pair of years has eight digits. */
const phone = /(?<![\p{L}\p{N}])(?:\+|00)?\s?(?:\(?\d[)\]]?[\s\u2010-\u2015./()*_~`-]{0,3}){8,}\d(?!\d)/gu;

/** Characters that look the same become the same: the digits of other scripts change, invisible marks go. */
export function plain(text: string): string {
  return plainDigits(text.normalize('NFKC')).replace(
    /[\u00ad\u200b-\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g,
    '',
  );
}

export function withoutContactDetails(text: string): Personal {
  const seen = plain(text);
  const left = seen.replace(email, '').replace(phone, '');
  return { text: left === seen ? text : left.replace(/ {2,}/g, ' ').trim(), found: left !== seen };
}
