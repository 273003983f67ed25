import { collections, documents } from '../paths/index.ts';
import { DOCUMENT_ID, limit, orderBy, query, type Ttl, where } from '../query/index.ts';
import type { ModerationFilter } from './moderation.ts';
import { roundSchema } from './round.ts';
import { submissionSchema, voteSchema, WINNING_VOTES } from './schema.ts';
import { flagSchema } from './stuffing.ts';
import { photoUploadSchema } from './upload.ts';

const approved = where('status', '==', 'approved');

/** The approved photos with the most votes, most first. */
export const photosByVotes = (most: number) =>
  query(collections.contestSubmissions, submissionSchema, approved, orderBy('votes', 'desc'), limit(most));

/** The same among the approved photos that were sent since a moment. */
export const photosByVotesSince = (since: Date, most: number) =>
  query(
    collections.contestSubmissions,
    submissionSchema,
    approved,
    where('submitted_at', '>=', since),
    orderBy('votes', 'desc'),
    limit(most),
  );

/** The same among the approved photos that are 'winning'. */
export const winningPhotos = (most: number) =>
  query(
    collections.contestSubmissions,
    submissionSchema,
    approved,
    where('votes', '>=', WINNING_VOTES),
    orderBy('votes', 'desc'),
    limit(most),
  );

/** The newest approved photos, the newest first. */
export const newestPhotos = (most: number) =>
  query(collections.contestSubmissions, submissionSchema, approved, orderBy('submitted_at', 'desc'), limit(most));

/** The approved photos that were sent in a time (its end excluded), the newest first. */
export const photosSentWithin = ({ from, to }: { from: Date; to: Date }, most: number) =>
  query(
    collections.contestSubmissions,
    submissionSchema,
    approved,
    where('submitted_at', '>=', from),
    where('submitted_at', '<', to),
    orderBy('submitted_at', 'desc'),
    limit(most),
  );

/** The approved photo with this slug. */
export const photoOfSlug = (slug: string) =>
  query(collections.contestSubmissions, submissionSchema, approved, where('slug', '==', slug), limit(1));

/** The approved photo at an address by place, a `placePath`. */
export const photoAtPath = (path: string) =>
  query(collections.contestSubmissions, submissionSchema, approved, where('path', '==', path), limit(1));

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

/** The latest rounds whatever their status, the latest first. */
export const latestRounds = (most: number) =>
  query(collections.contestRounds, roundSchema, orderBy('week', 'desc'), limit(most));

/** The rounds whose winner is named, the latest first. */
export const confirmedRounds = (most: number) =>
  query(
    collections.contestRounds,
    roundSchema,
    where('status', '==', 'confirmed'),
    orderBy('week', 'desc'),
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
