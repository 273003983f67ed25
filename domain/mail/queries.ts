import { collections } from '../paths/index.ts';
import { limit, orderBy, query, type Ttl, where } from '../query/index.ts';
import { mailSchema } from './schema.ts';

export const mailsDueUntil = (until: Date, most: number) =>
  query(collections.mails, mailSchema, where('due_at', '<=', until), orderBy('due_at'), limit(most));

/** Finds both mails that a server refused and mails that no sender looked at. */
export const mailsWaitingSince = (before: Date) =>
  query(collections.mails, mailSchema, where('status', '==', 'queued'), where('created_at', '<', before));

export const mailsTtl: Ttl = { collection: collections.mails, field: 'expires_at' };
