import { submissionContactSchema } from '../contest/schema.ts';
import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, groupQuery, limit, orderBy, query, where } from '../query/index.ts';
import { playerSchema } from './schema.ts';
import type { PlayerFilter, PlayerOrder } from './search.ts';

/** The players, in pages. */
export const playersListed = (filter: PlayerFilter, { field, direction }: PlayerOrder) =>
  query(
    collections.players,
    playerSchema,
    ...(filter === 'all' ? [] : [where(filter, '==', true)]),
    orderBy(field, direction),
    orderBy(DOCUMENT_ID, direction),
  );

/** The players that a search (`playerSearch`) finds, in pages, by number. */
export const playersFound = (words: readonly string[]) =>
  query(
    collections.players,
    playerSchema,
    where('search', 'array-contains-any', words),
    orderBy('phone_number'),
    orderBy(DOCUMENT_ID),
  );

/** The `private/contact` of the photos that were sent with a number. */
export const photosSentWith = (number: string, most: number) =>
  groupQuery('private', submissionContactSchema, where('phone_number', '==', number), limit(most));
