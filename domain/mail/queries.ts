import { collections } from '../paths/index.ts';
import { limit, orderBy, query, type Ttl, where } from '../query/index.ts';
import { mailSchema } from './schema.ts';

/** Mails that somebody has to look at by an instant, the longest due first. */
export const mailsDueUntil = (until: Date, most: number) =>
  query(collections.mails, mailSchema, where('due_at', '<=', until), orderBy('due_at'), limit(most));

/** Mails that have waited since before an instant, refused or never looked at. */
export const mailsWaitingSince = (before: Date) =>
  query(collections.mails, mailSchema, where('status', '==', 'queued'), where('created_at', '<', before));

/** Mails that wait to be sent to one of these addresses: those that have gone name nobody. */
export const mailsTo = (emails: readonly string[]) => query(collections.mails, mailSchema, where('to', 'in', emails));

/** Firestore's TTL policy for mails. */
export const mailsEnd: Ttl = { collection: collections.mails, field: 'expires_at' };
