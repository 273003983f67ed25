import * as z from 'zod/mini';
import { auditEntrySchema } from '../audit/index.ts';
import { partnerCrmSchema } from '../partner/schema.ts';
import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, groupQuery, limit, orderBy, type Query, query, startAfter, where } from '../query/index.ts';
import { erasureSchema } from './person.ts';
import type { PersonalRecord } from './record.ts';
import type { AgeingRecord } from './registry.ts';

const anyDocument = z.record(z.string(), z.unknown());

/** Erasures that had begun by an instant and are not done, the oldest first. */
export const erasuresBegunUntil = (until: Date, most: number) =>
  query(collections.erasures, erasureSchema, where('begun_at', '<=', until), orderBy('begun_at'), limit(most));

/** The documents of a record that name one of these numbers or addresses in a field. */
export function documentsNaming<T extends object>(
  { path, half, schema, phones }: PersonalRecord<T>,
  field: string,
  values: readonly string[],
): Query<T> {
  const named = where(field, field === phones ? 'array-contains-any' : 'in', values);
  return { ...(half ? groupQuery('private', anyDocument, named) : query(path, anyDocument, named)), schema };
}

/**
 * The document before a page: the time that the page is sorted by, and the next key of the order,
 * which is usually the id.
 */
export type AfterDocument = { readonly at: Date; readonly id: string } | null;

/** A page of the documents that a rule ends and whose time is before a moment, the oldest first. */
export const agedDocuments = (
  { record: { path, schema }, ageing: { by, where: values = {} } }: AgeingRecord,
  before: Date,
  behind: AfterDocument,
  most: number,
): Query => ({
  ...query(
    path,
    anyDocument,
    ...Object.entries(values).map(([field, value]) => where(field, '==', value)),
    where(by, '<', before),
    orderBy(by),
    orderBy(DOCUMENT_ID),
    ...(behind ? [startAfter(behind.at, behind.id)] : []),
    limit(most),
  ),
  schema,
});

/** Audit entries about one document. */
export const auditEntriesAbout = (target: string) =>
  query(collections.auditLog, auditEntrySchema, where('target', '==', target));

/** The documents of a collection after an id, in the order of their ids. */
export const documentsBehind = (path: string, id: string, most: number) =>
  query(path, anyDocument, orderBy(DOCUMENT_ID), ...(id ? [startAfter(id)] : []), limit(most));

/**
 * The documents of a collection group after one of them, in the order of their paths.
 * @param last the path of that document; empty at the beginning
 */
export const groupDocumentsBehind = (group: string, last: string, most: number) =>
  groupQuery(group, anyDocument, orderBy(DOCUMENT_ID), ...(last ? [startAfter(last)] : []), limit(most));

/** The `private/crm` of the partners with notes. */
export const partnersWithNotes = () => groupQuery('private', partnerCrmSchema, where('notes', '>', ''));
