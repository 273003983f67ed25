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
  [collections.leaderboard, null],
]);

/** Whether `path` is a collection that visitors read, or a document that may stand in one. Nothing below a document is. */
export function isPublicPath(path: string): boolean {
  const [collection = '', ...rest] = path.split('/');
  return path === documents.publicStats || (rest.length <= 1 && PUBLIC.has(collection));
}

/** Whether everybody may read this document, as the security rules have it. */
export function isPublicDocument(path: string, data: { readonly [field: string]: unknown }): boolean {
  if (!isPublicPath(path)) return false;
  const status = PUBLIC.get(path.split('/')[0] ?? '') ?? null;
  return status === null || data.status === status;
}
