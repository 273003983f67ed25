import { collections } from '../paths/index.ts';
import { limit, orderBy, query, where } from '../query/index.ts';
import { submissionSchema, WINNING_VOTES } from './schema.ts';

// The queries for the photos on the wall. The contest's other queries have their own files, so that
// Home does not load them.

const approved = where('status', '==', 'approved');

export const photosByVotes = (most: number) =>
  query(collections.contestSubmissions, submissionSchema, approved, orderBy('votes', 'desc'), limit(most));

export const photosByVotesSince = (since: Date, most: number) =>
  query(
    collections.contestSubmissions,
    submissionSchema,
    approved,
    where('submitted_at', '>=', since),
    orderBy('votes', 'desc'),
    limit(most),
  );

export const winningPhotos = (most: number) =>
  query(
    collections.contestSubmissions,
    submissionSchema,
    approved,
    where('votes', '>=', WINNING_VOTES),
    orderBy('votes', 'desc'),
    limit(most),
  );

export const newestPhotos = (most: number) =>
  query(collections.contestSubmissions, submissionSchema, approved, orderBy('submitted_at', 'desc'), limit(most));

/** The newest approved photos of an artist's works. */
export const photosOfArtist = (slug: string, most: number) =>
  query(
    collections.contestSubmissions,
    submissionSchema,
    approved,
    where('artist_slug', '==', slug),
    orderBy('submitted_at', 'desc'),
    limit(most),
  );

export const photoOfSlug = (slug: string) =>
  query(collections.contestSubmissions, submissionSchema, approved, where('slug', '==', slug), limit(1));

/** The approved photo at an address by place, a `placePath`. */
export const photoAtPath = (path: string) =>
  query(collections.contestSubmissions, submissionSchema, approved, where('path', '==', path), limit(1));
