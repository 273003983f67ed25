import { collections, documents } from '../paths/index.ts';

/** The collections that visitors read, and the status that makes a document public; null: all are. */
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

/** Public documents in collections that visitors cannot read. */
const PUBLIC_DOCUMENTS: ReadonlySet<string> = new Set([
  documents.publicStats,
  documents.blogStats,
  documents.huntSettings,
]);

/** Returns null when every document of the collection is public, undefined when none is. */
export const publicStatusOf = (collection: string): string | null | undefined => PUBLIC.get(collection);

/** Whether `path` is a public collection or a document in one. Subcollections are never public. */
export function isPublicPath(path: string): boolean {
  const [collection = '', ...rest] = path.split('/');
  return PUBLIC_DOCUMENTS.has(path) || (rest.length <= 1 && PUBLIC.has(collection));
}

/** Whether everybody may read this document. The security rules say the same. */
export function isPublicDocument(path: string, data: { readonly [field: string]: unknown }): boolean {
  if (!isPublicPath(path)) return false;
  const status = publicStatusOf(path.split('/')[0] ?? '') ?? null;
  return status === null || data.status === status;
}
