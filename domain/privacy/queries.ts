import * as z from 'zod/mini';
import { auditEntrySchema } from '../audit/index.ts';
import { contactMessageSchema } from '../contact/schema.ts';
import { submissionContactSchema } from '../contest/schema.ts';
import { partnerCrmSchema } from '../partner/schema.ts';
import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, groupQuery, limit, orderBy, query, startAfter, where } from '../query/index.ts';
import { subscriberSchema } from '../subscriber/index.ts';
import { erasureSchema } from './person.ts';

const anyDocument = z.object({});

/** Erasures that had begun by an instant and are not done, the oldest first. */
export const erasuresBegunUntil = (until: Date, most: number) =>
  query(collections.erasures, erasureSchema, where('begun_at', '<=', until), orderBy('begun_at'), limit(most));

/** The `private/contact` of the photos that a person sent. */
export const photoContactsBy = (field: 'phone_number' | 'email', values: readonly string[]) =>
  groupQuery('private', submissionContactSchema, where(field, 'in', values));

/** The `private/crm` of the partners with this contact person. */
export const partnerContactsBy = (field: 'contact_phone' | 'contact_email', values: readonly string[]) =>
  groupQuery('private', partnerCrmSchema, where(field, 'in', values));

/** Newsletter subscriptions with one of these addresses. */
export const subscriptionsBy = (emails: readonly string[]) =>
  query(collections.subscribers, subscriberSchema, where('email', 'in', emails));

/** Contact messages from one of these addresses. */
export const contactMessagesBy = (emails: readonly string[]) =>
  query(collections.contactMessages, contactMessageSchema, where('email', 'in', emails));

/** Audit entries about one document. */
export const entriesAbout = (target: string) =>
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
