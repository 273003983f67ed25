import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, orderBy, query, where } from '../query/index.ts';
import { contactMessageSchema } from './schema.ts';

/** The contact form's messages, in pages, the newest first. `answered` null is all of them. */
export const contactMessages = (answered: boolean | null) =>
  query(
    collections.contactMessages,
    contactMessageSchema,
    ...(answered === null ? [] : [where('answered', '==', answered)]),
    orderBy('created_at', 'desc'),
    orderBy(DOCUMENT_ID, 'desc'),
  );

/** The messages that nobody has answered. */
export const openContactMessages = () =>
  query(collections.contactMessages, contactMessageSchema, where('answered', '==', false));
