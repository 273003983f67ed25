import { type DataRequest, isPublicDocument, isPublicPath } from '@streetlore/domain/page';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { withDates } from './convert.ts';
import { rawQueryOf } from './query.ts';

/** The most documents in one answer. The browser itself loads longer lists. */
const MAX_ROWS = 100;

/**
 * Reads the data that a page asks for. The admin SDK bypasses the security rules, so this function
 * returns only what the rules show any visitor.
 * @returns documents with ids and dates; null for a single document that is not public; undefined
 * when the path is never public or there are too many documents
 */
export async function readPublic(db: Firestore, { path, query }: DataRequest): Promise<unknown> {
  if (!isPublicPath(path)) return undefined;
  if (query === null) return visible(await db.doc(path).get());
  const most = Math.min(MAX_ROWS + 1, query.limit ?? MAX_ROWS + 1);
  const { docs } = await rawQueryOf(db, query).limit(most).get();
  // Like the rules, refuse the whole query if one of its documents is not public.
  const isPublic = docs.every((document) => isPublicDocument(document.ref.path, document.data()));
  return isPublic && docs.length <= MAX_ROWS ? docs.map(visible) : undefined;
}

function visible(document: DocumentSnapshot): unknown {
  const data = document.data();
  if (!data || !isPublicDocument(document.ref.path, data)) return null;
  return { ...(withDates(data) as object), id: document.id };
}
