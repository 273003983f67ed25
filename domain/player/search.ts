import { normaliseEmail } from '../subscriber/index.ts';

export const playerFilters = ['all', 'playing', 'opted_out'] as const;
export type PlayerFilter = (typeof playerFilters)[number];

/** The fields that the list of players can be sorted by. */
export const playerSorts = ['last_seen_at', 'hunts', 'messages', 'spend'] as const;
export type PlayerOrder = { readonly field: (typeof playerSorts)[number]; readonly direction: 'asc' | 'desc' };

/** What a search for a player asks the server: numbers that begin so (half-open), or one address. */
export type PlayerSearch = { from: string; to: string } | { email: string };

/** A search as typed, beginnings of numbers included (`07700 9`); null when nothing is typed. Any other word is nobody's. */
export function playerSearch(typed: string): PlayerSearch | null {
  if (typed.trim() === '') return null;
  const digits = typed.replace(/[^\d+]/g, '');
  if (typed.includes('@') || !/\d/.test(digits)) return { email: normaliseEmail(typed) };
  const from = digits.startsWith('+') ? digits : `+44${digits.replace(/^0/, '')}`;
  // ':' follows '9' in every alphabet that Firestore sorts by.
  return { from, to: `${from}:` };
}
