import { collections, documents } from '../paths/index.ts';
import { DOCUMENT_ID, groupQuery, limit, orderBy, query, type Ttl, where } from '../query/index.ts';
import { submissionSchema, voteSchema } from './schema.ts';
import { flagSchema } from './stuffing.ts';

/** Finds voided votes too. */
export const votesFor = (photo: string) => query(documents.votes(photo), voteSchema);

export const voidedVotesFor = (photo: string) => query(documents.votes(photo), voteSchema, where('voided', '==', true));

export const votesBefore = (photo: string, end: Date) =>
  query(documents.votes(photo), voteSchema, where('created_at', '<', end));

export const voidedVotesBefore = (photo: string, end: Date) =>
  query(documents.votes(photo), voteSchema, where('voided', '==', true), where('created_at', '<', end));

export const votesSince = (photo: string, since: Date) =>
  query(documents.votes(photo), voteSchema, where('created_at', '>', since), orderBy('created_at', 'desc'));

export const votesCastSince = (since: Date, most: number) =>
  groupQuery('votes', voteSchema, where('created_at', '>', since), orderBy('created_at'), limit(most));

export const photosCountedSince = (since: Date, most: number) =>
  query(
    collections.contestSubmissions,
    submissionSchema,
    where('votes_counted_at', '>', since),
    orderBy('votes_counted_at', 'desc'),
    limit(most),
  );

/** Photos in the order of their ids, from the one after `last`; null starts at the first photo. */
export const photosInIdOrder = (last: string | null, most: number) =>
  query(
    collections.contestSubmissions,
    submissionSchema,
    ...(last === null ? [] : [where(DOCUMENT_ID, '>', last)]),
    orderBy(DOCUMENT_ID),
    limit(most),
  );

export const openFlags = (most: number) =>
  query(
    collections.contestFlags,
    flagSchema,
    where('status', '==', 'open'),
    orderBy('flagged_at', 'desc'),
    limit(most),
  );

export const votersTtl: Ttl = { collection: collections.voters, field: 'expires_at' };
