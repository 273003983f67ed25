import { collections, documents } from '../paths/index.ts';
import { DOCUMENT_ID, groupQuery, limit, orderBy, query, type Ttl, where } from '../query/index.ts';
import { submissionSchema, voteSchema } from './schema.ts';
import { flagSchema } from './stuffing.ts';

/** The votes for a photo, voided ones included. */
export const votesFor = (photo: string) => query(documents.votes(photo), voteSchema);

export const voidedVotesFor = (photo: string) => query(documents.votes(photo), voteSchema, where('voided', '==', true));

/** The votes for a photo that were cast before a moment. */
export const votesBefore = (photo: string, end: Date) =>
  query(documents.votes(photo), voteSchema, where('created_at', '<', end));

/** The voided votes for a photo that were cast before a moment. */
export const voidedVotesBefore = (photo: string, end: Date) =>
  query(documents.votes(photo), voteSchema, where('voided', '==', true), where('created_at', '<', end));

/** The votes for a photo that were cast since a moment, the newest first. */
export const votesSince = (photo: string, since: Date) =>
  query(documents.votes(photo), voteSchema, where('created_at', '>', since), orderBy('created_at', 'desc'));

/** Votes for any photo that were cast since a moment, the oldest first. */
export const votesCastSince = (since: Date, most: number) =>
  groupQuery('votes', voteSchema, where('created_at', '>', since), orderBy('created_at'), limit(most));

/** The photos whose votes were counted since a moment, the latest first. */
export const photosCountedSince = (since: Date, most: number) =>
  query(
    collections.contestSubmissions,
    submissionSchema,
    where('votes_counted_at', '>', since),
    orderBy('votes_counted_at', 'desc'),
    limit(most),
  );

/** Photos in the order of their ids, after the id `last`. Null starts at the first photo. */
export const photosById = (last: string | null, most: number) =>
  query(
    collections.contestSubmissions,
    submissionSchema,
    ...(last === null ? [] : [where(DOCUMENT_ID, '>', last)]),
    orderBy(DOCUMENT_ID),
    limit(most),
  );

/** The flags that wait for an admin, the newest first. */
export const openFlags = (most: number) =>
  query(
    collections.contestFlags,
    flagSchema,
    where('status', '==', 'open'),
    orderBy('flagged_at', 'desc'),
    limit(most),
  );

/** Firestore's TTL policy for voters: it deletes which network a voter used. */
export const votersTtl: Ttl = { collection: collections.voters, field: 'expires_at' };
