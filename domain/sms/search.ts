import { hierarchySlug } from '../slug/index.ts';

/**
 * The longest key that is stored and searched for, in characters: enough to tell one tour from any
 * other.
 */
const MAX_KEY_LENGTH = 20;
/** How many of a number's newest tours the search knows. */
const MAX_TOURS = 5;

const beginnings = (text: string) =>
  Array.from({ length: Math.min(text.length, MAX_KEY_LENGTH) }, (_, n) => text.slice(0, n + 1));

const words = (name: string) => hierarchySlug(name).replaceAll('-', ' ');

/**
 * The keys that a conversation is found by: every beginning of its number (with and without the
 * country's code), of its last six digits, and of its tours' and players' names from each word on. Firestore
 * cannot search within a text. One field of beginnings needs one index, and keeps the list's own
 * order and cursor.
 */
export function searchKeys(phone: string | null, tours: readonly string[], players: readonly string[] = []): string[] {
  const phrases = [...tours.slice(0, MAX_TOURS), ...players].flatMap((phrase) => {
    const name = words(phrase).split(' ');
    return name.map((_, from) => name.slice(from).join(' '));
  });
  return [...new Set([...(phone === null ? [] : numbersOf(phone)), ...phrases].flatMap(beginnings))];
}

function numbersOf(phone: string): string[] {
  const digits = phone.slice(1);
  // The last six digits as well: they form a group in a formatted number, and people read them out.
  return digits.startsWith('44') ? [digits, digits.slice(2), digits.slice(-6)] : [digits];
}

/**
 * The key of a typed search: a number in any spelling (07..., +44..., 0044...), or the beginning of
 * words of a tour's name.
 */
export function searchKey(typed: string): string {
  const text = typed.trim();
  // A search without a letter or digit matches nothing.
  if (!/^[+(\d][\d\s().-]*$/.test(text)) return words(text).slice(0, MAX_KEY_LENGTH) || text;
  const digits = text.replace(/\D/g, '');
  const international = text.startsWith('+') ? digits : digits.replace(/^00/, '').replace(/^0/, '44');
  // A number may have the country and the 0: +44 (0)7700 900123.
  return international.replace(/^440/, '44').slice(0, MAX_KEY_LENGTH);
}
