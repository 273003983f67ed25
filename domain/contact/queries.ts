import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, limit, orderBy, query, where } from '../query/index.ts';
import { contactMessageSchema } from './schema.ts';

/** If `answered` is null, the query finds all messages. */
export const contactMessages = (answered: boolean | null) =>
  query(
    collections.contactMessages,
    contactMessageSchema,
    ...(answered === null ? [] : [where('answered', '==', answered)]),
    orderBy('created_at', 'desc'),
    orderBy(DOCUMENT_ID, 'desc'),
  );

export const oldestOpenContactMessages = (most: number) =>
  query(
    collections.contactMessages,
    contactMessageSchema,
    where('answered', '==', false),
    orderBy('created_at'),
    limit(most),
  );

export const openContactMessages = () =>
  query(collections.contactMessages, contactMessageSchema, where('answered', '==', false));
