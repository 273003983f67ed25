import { folded } from '../slug/index.ts';
import { numberSought, numberWords } from '../typed-phone/index.ts';

export const playerFilters = ['all', 'playing', 'opted_out'] as const;
export type PlayerFilter = (typeof playerFilters)[number];

/** The fields that the list of players can be sorted by. */
export const playerSorts = ['last_seen_at', 'hunts', 'messages', 'spend'] as const;
export type PlayerOrder = { readonly field: (typeof playerSorts)[number]; readonly direction: 'asc' | 'desc' };

/**
 * The most characters of a search, and the most search words of one player: each word is an index
 * entry.
 */
const MAX_KEY_LENGTH = 40;
const MAX_BEGINNINGS = 1000;

const plain = (text: string) => folded(text).replace(/\s+/g, ' ').trim();
const beginningsOf = (text: string) =>
  [...text.slice(0, MAX_KEY_LENGTH)].map((_, last, letters) => letters.slice(0, last + 1).join(''));

/**
 * Every part of a text that begins where a word begins: `owl@w` and `wick.o` both find
 * `owl@wick.org`.
 */
const partsOf = (text: string) =>
  [...plain(text).matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].flatMap(({ index, input }) =>
    beginningsOf(input.slice(index)),
  );

/**
 * The words that `playerSearch` finds a player by. Firestore finds whole entries of a list, but no
 * part of a text.
 */
export function playerWords(number: string, texts: readonly (string | null)[]): string[] {
  const words = [...numberWords(number), ...texts.flatMap((text) => partsOf(text ?? ''))];
  return [...new Set(words)].slice(0, MAX_BEGINNINGS);
}

/**
 * The `playerWords` that a typed search asks for; null when nothing is typed. A search may be:
 * - the beginning of a number in any spelling (`07700 9`, `+44 7700`, `0044 (0)7700`);
 * - a number's last six digits;
 * - part of an address or a team's name, from the beginning of a word on.
 */
export function playerSearch(typed: string): readonly string[] | null {
  const text = plain(typed).slice(0, MAX_KEY_LENGTH);
  return text === '' ? null : [...new Set([...(numberSought(typed) ?? []), text])];
}
