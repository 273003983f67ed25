import { isPublicDocument, isPublicPath, type Question } from '@streetlore/domain/page';
import { type DocumentSnapshot, FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { withDates } from './convert.ts';

/** The most documents of one answer; the pages of longer lists are drawn by the browser. */
const MOST = 100;

/**
 * Answers what a page asks, as the security rules would a visitor: this reads with more rights than anybody who will see it.
 * @returns documents with their ids and dates; null for one document that nobody may see; undefined when the question is about
 * something that is not public at all, or the answer is too long
 */
export async function readPublic(db: Firestore, { path, conditions }: Question): Promise<unknown> {
  if (!isPublicPath(path)) return undefined;
  if (conditions === null) return visible(await db.doc(path).get());
  let query: Query = db.collection(path);
  let most = MOST + 1;
  for (const condition of conditions) {
    if (condition.kind === 'limit') most = Math.min(most, condition.count);
    else if (condition.kind === 'orderBy') query = query.orderBy(fieldOf(condition.field), condition.direction);
    else query = query.where(fieldOf(condition.field), condition.operator, condition.value);
  }
  const { docs } = await query.limit(most).get();
  // One document that nobody may see, and the rules would refuse the whole query.
  const isPublic = docs.every((document) => isPublicDocument(document.ref.path, document.data()));
  return isPublic && docs.length <= MOST ? docs.map(visible) : undefined;
}

const fieldOf = (field: string) => (field === '__name__' ? FieldPath.documentId() : field);

function visible(document: DocumentSnapshot): unknown {
  const data = document.data();
  if (!data || !isPublicDocument(document.ref.path, data)) return null;
  return { ...(withDates(data) as object), id: document.id };
}
