import { NUMBER_SIGNS } from '../typed-phone/index.ts';
import type { Person } from './person.ts';

/** The words that replace a number or an address: in a text, and in a page's address. */
const REMOVED = '[removed]';
const REMOVED_IN_ADDRESS = 'removed';

/** Fields that are part of a page's address: brackets must not get into them. */
const inAddresses: readonly string[] = ['slug', 'path'];

/** The characters that people write between the digits of a number. */
const GAP = `[${NUMBER_SIGNS}]{0,4}`;

/**
 * Matches a number as people write it: with or without the country, with 00 or a plus, the digits
 * in groups.
 */
function numberPattern(number: string): string {
  const national = /^\+44(\d{10})$/.exec(number)?.[1];
  const digits = [...(national ?? number.slice(1))].join(GAP);
  const country = national ? `(?:(?:\\+|00)?44${GAP}(?:0${GAP})?|0${GAP})?` : '(?:\\+|00)?';
  return `(?<!\\d)${country}${digits}(?!\\d)`;
}

const addressPattern = (email: string) =>
  `(?<![\\p{L}\\p{N}._%+-])${email.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`;

/** Matches a person's numbers, in their usual spellings, and their addresses in a text. */
export const mentionsOf = ({ phone_numbers, emails }: Person): RegExp =>
  new RegExp([...phone_numbers.map(numberPattern), ...emails.map(addressPattern)].join('|'), 'giu');

/**
 * Replaces each mention in some fields by a neutral word, at any depth.
 * @returns the changed fields; null when no field changes
 */
export function withoutMentions(
  document: Readonly<Record<string, unknown>>,
  fields: readonly string[],
  mentions: RegExp,
): Record<string, unknown> | null {
  const changed = fields.flatMap((field) => {
    const value = document[field];
    const word = inAddresses.includes(field) ? REMOVED_IN_ADDRESS : REMOVED;
    const clean = cleaned(value, mentions, word);
    return clean === value ? [] : [[field, clean] as const];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

/** Returns the same value when it contains no mention. */
function cleaned(value: unknown, mentions: RegExp, word: string): unknown {
  if (typeof value === 'string') return value.replace(mentions, word);
  if (Array.isArray(value)) {
    const list = value.map((one) => cleaned(one, mentions, word));
    return list.every((one, n) => one === value[n]) ? value : list;
  }
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, inner, cleaned(inner, mentions, word)] as const);
  return entries.every(([, inner, clean]) => clean === inner)
    ? value
    : Object.fromEntries(entries.map(([key, , clean]) => [key, clean]));
}
