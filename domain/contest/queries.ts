import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, limit, orderBy, query, where } from '../query/index.ts';
import { submissionSchema, WINNING_VOTES } from './schema.ts';

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

/** Those of these photos (at least one, at most 30 ids) that are approved, in no order. */
export const approvedAmong = (ids: readonly string[]) =>
  query(collections.contestSubmissions, submissionSchema, approved, where(DOCUMENT_ID, 'in', ids));
