import { submissionContactSchema } from '../contest/schema.ts';
import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, groupQuery, limit, orderBy, query, where } from '../query/index.ts';
import { playerSchema } from './schema.ts';
import type { PlayerSearch } from './search.ts';

export const playerFilters = ['all', 'playing', 'opted_out'] as const;
export type PlayerFilter = (typeof playerFilters)[number];

/** The fields that the list of players can be sorted by. */
export const playerSorts = ['last_seen_at', 'hunts', 'messages', 'spend'] as const;
export type PlayerOrder = { readonly field: (typeof playerSorts)[number]; readonly direction: 'asc' | 'desc' };

/** The players in pages. */
export const playersListed = (filter: PlayerFilter, { field, direction }: PlayerOrder) =>
  query(
    collections.players,
    playerSchema,
    ...(filter === 'all' ? [] : [where(filter, '==', true)]),
    orderBy(field, direction),
    orderBy(DOCUMENT_ID, direction),
  );

/** The players that a search finds, in pages, by number. */
export const playersFound = (search: PlayerSearch) =>
  query(
    collections.players,
    playerSchema,
    ...('email' in search
      ? [where('email', '==', search.email)]
      : [where('phone_number', '>=', search.from), where('phone_number', '<', search.to)]),
    orderBy('phone_number'),
    orderBy(DOCUMENT_ID),
  );

/** The `private/contact` of the photos that were sent with a number. */
export const photosSentWith = (number: string, most: number) =>
  groupQuery('private', submissionContactSchema, where('phone_number', '==', number), limit(most));
