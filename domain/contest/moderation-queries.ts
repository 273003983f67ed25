import { collections, documents } from '../paths/index.ts';
import { DOCUMENT_ID, limit, orderBy, query, type Ttl, where } from '../query/index.ts';
import type { ModerationFilter } from './moderation.ts';
import { submissionSchema, voteSchema } from './schema.ts';
import { flagSchema } from './stuffing.ts';
import { photoUploadSchema } from './upload.ts';

// Apart from queries.ts, which every page with a photo loads.

/** A list of Contest Management, in pages, the newest first. */
export const photosModerated = (filter: ModerationFilter) =>
  query(
    collections.contestSubmissions,
    submissionSchema,
    ...(filter === 'all'
      ? []
      : [filter === 'winners' ? where('is_winner', '==', true) : where('status', '==', filter)]),
    orderBy('submitted_at', 'desc'),
    orderBy(DOCUMENT_ID, 'desc'),
  );

/** The photos whose votes were counted since a moment, the latest first. */
export const photosCountedSince = (since: Date, most: number) =>
  query(
    collections.contestSubmissions,
    submissionSchema,
    where('votes_counted_at', '>', since),
    orderBy('votes_counted_at', 'desc'),
    limit(most),
  );

/** Every photo by its id, from behind the one with the id `last`; null is from the first. */
export const photosById = (last: string | null, most: number) =>
  query(
    collections.contestSubmissions,
    submissionSchema,
    ...(last === null ? [] : [where(DOCUMENT_ID, '>', last)]),
    orderBy(DOCUMENT_ID),
    limit(most),
  );

/** The votes for a photo. */
export const votesFor = (photo: string) => query(documents.votes(photo), voteSchema);

/** Those of them that were voided. */
export const voidedVotesFor = (photo: string) => query(documents.votes(photo), voteSchema, where('voided', '==', true));

/** The votes for a photo that were cast before a moment. */
export const votesBefore = (photo: string, end: Date) =>
  query(documents.votes(photo), voteSchema, where('created_at', '<', end));

/** Those of them that were voided. */
export const voidedVotesBefore = (photo: string, end: Date) =>
  query(documents.votes(photo), voteSchema, where('voided', '==', true), where('created_at', '<', end));

/** The votes for a photo that were cast since a moment, the newest first. */
export const votesSince = (photo: string, since: Date) =>
  query(documents.votes(photo), voteSchema, where('created_at', '>', since), orderBy('created_at', 'desc'));

/** The flags that wait for an admin, the newest first. */
export const openFlags = (most: number) =>
  query(
    collections.contestFlags,
    flagSchema,
    where('status', '==', 'open'),
    orderBy('flagged_at', 'desc'),
    limit(most),
  );

/** The uploads from before a moment that became no photo, the oldest first. */
export const unsentUploadsBefore = (end: Date, most: number) =>
  query(
    collections.photoUploads,
    photoUploadSchema,
    where('submission_id', '==', null),
    where('created_at', '<', end),
    orderBy('created_at'),
    limit(most),
  );

/** From which network somebody voted is forgotten by itself. */
export const votersEnd: Ttl = { collection: collections.voters, field: 'expires_at' };
