import {
  answerContactMessageInput,
  type ContactMessage,
  contactMessageSchema,
  contactMessages,
  markContactMessageInput,
} from '@streetlore/domain/contact';
import { collections } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import * as z from 'zod/mini';
import { callable, type Live, type Pages, useAuditEntry, useDocumentOf, usePages } from '../../data/index.ts';

/** Messages of a page. */
const INBOX_PAGE = 20;

export const inboxFilters = ['open', 'answered', 'all'] as const;
export type InboxFilter = (typeof inboxFilters)[number];

/** The contact form's messages, page by page and live, the newest first. */
export function useInbox(filter: InboxFilter): Pages<ContactMessage> {
  return usePages(contactMessages(filter === 'all' ? null : filter === 'answered'), INBOX_PAGE);
}

/** One message, in whatever list it is by now. */
export const useLetter = (id: string): Live<WithId<ContactMessage> | null> =>
  useDocumentOf(`${collections.contactMessages}/${id}`, contactMessageSchema);

/** Who gave an answer, by its mail: the audit entry has the same id. Null while that is not known, or no more. */
export function useAnswerer(mailId: string): string | null {
  const live = useAuditEntry(mailId);
  return live.status === 'ready' ? (live.data?.actor_email ?? null) : null;
}

/** Notes that a message was read or answered, or takes the note back. Rejects with CallError. */
export const markContactMessage = callable('markContactMessage', markContactMessageInput, z.object({}));

/** Answers a message by mail. Rejects with CallError, among others when somebody has answered it meanwhile. */
export const answerContactMessage = callable('answerContactMessage', answerContactMessageInput, z.object({}));
