import { type DataRequest, isPublicDocument, isPublicPath } from '@streetlore/domain/page';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { withDates } from './convert.ts';
import { rawQueryOf } from './query.ts';

/** The most documents of one answer; the pages of longer lists are rendered by the browser. */
const MOST = 100;

/**
 * Reads the data that a page asks for, as the security rules let any visitor: this reads with more rights than anybody who will see it.
 * @returns documents with their ids and dates; null for one document that nobody may see; undefined when the request is for
 * something that is not public at all, or there is too much of it
 */
export async function readPublic(db: Firestore, { path, query }: DataRequest): Promise<unknown> {
  if (!isPublicPath(path)) return undefined;
  if (query === null) return visible(await db.doc(path).get());
  const most = Math.min(MOST + 1, query.limit ?? MOST + 1);
  const { docs } = await rawQueryOf(db, query).limit(most).get();
  // One document that nobody may see, and the rules would refuse the whole query.
  const isPublic = docs.every((document) => isPublicDocument(document.ref.path, document.data()));
  return isPublic && docs.length <= MOST ? docs.map(visible) : undefined;
}

function visible(document: DocumentSnapshot): unknown {
  const data = document.data();
  if (!data || !isPublicDocument(document.ref.path, data)) return null;
  return { ...(withDates(data) as object), id: document.id };
}
