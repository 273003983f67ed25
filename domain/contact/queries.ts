import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, orderBy, query, where } from '../query/index.ts';
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

/** The contact messages without a reply. */
export const openContactMessages = () =>
  query(collections.contactMessages, contactMessageSchema, where('answered', '==', false));
