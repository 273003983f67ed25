import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, limit, orderBy, query, where } from '../query/index.ts';
import { contactMessageSchema } from './schema.ts';

/** Contact messages to be read in pages, the newest first. `answered` null means all. */
export const contactMessages = (answered: boolean | null) =>
  query(
    collections.contactMessages,
    contactMessageSchema,
    ...(answered === null ? [] : [where('answered', '==', answered)]),
    orderBy('created_at', 'desc'),
    orderBy(DOCUMENT_ID, 'desc'),
  );

/** The contact messages without a reply that have waited longest. */
export const longestOpenContactMessages = (most: number) =>
  query(
    collections.contactMessages,
    contactMessageSchema,
    where('answered', '==', false),
    orderBy('created_at'),
    limit(most),
  );

/** The contact messages without a reply. */
export const openContactMessages = () =>
  query(collections.contactMessages, contactMessageSchema, where('answered', '==', false));
