import { collections, documents } from '../paths/index.ts';

/** Collections that visitors read, and the status by which a document of theirs is public; null where all of them are. */
const PUBLIC: ReadonlyMap<string, string | null> = new Map([
  [collections.tours, 'published'],
  [collections.tourStops, 'published'],
  [collections.tourPartners, 'published'],
  [collections.partners, 'active'],
  [collections.contestSubmissions, 'approved'],
  [collections.contestRounds, null],
  [collections.blogPosts, 'published'],
  [collections.postSummaries, null],
  [collections.leaderboard, null],
  [collections.reviews, 'shown'],
]);

/** Single documents that visitors read, in collections that they do not. */
const PUBLIC_DOCUMENTS: ReadonlySet<string> = new Set([
  documents.publicStats,
  documents.blogStats,
  documents.huntSettings,
]);

/** The status by which a document of a collection is public: null where all of them are, undefined where none is. */
export const publicStatusOf = (collection: string): string | null | undefined => PUBLIC.get(collection);

/** Whether `path` is a collection that visitors read, or a document that may stand in one. Nothing below a document is. */
export function isPublicPath(path: string): boolean {
  const [collection = '', ...rest] = path.split('/');
  return PUBLIC_DOCUMENTS.has(path) || (rest.length <= 1 && PUBLIC.has(collection));
}

/** Whether everybody may read this document, as the security rules have it. */
export function isPublicDocument(path: string, data: { readonly [field: string]: unknown }): boolean {
  if (!isPublicPath(path)) return false;
  const status = publicStatusOf(path.split('/')[0] ?? '') ?? null;
  return status === null || data.status === status;
}
