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

/** Contact messages on a page. */
const INBOX_PAGE = 20;

export const inboxFilters = ['open', 'answered', 'all'] as const;
export type InboxFilter = (typeof inboxFilters)[number];

/** The contact messages, page by page and live, the newest first. */
export function useInbox(filter: InboxFilter): Pages<ContactMessage> {
  return usePages(contactMessages(filter === 'all' ? null : filter === 'answered'), INBOX_PAGE);
}

/** One contact message, whichever list it is in now. */
export const useContactMessage = (id: string): Live<WithId<ContactMessage> | null> =>
  useDocumentOf(`${collections.contactMessages}/${id}`, contactMessageSchema);

/**
 * The admin who gave an answer. The audit entry has the same id as the answer's mail. Null while
 * the entry is unknown, or when it no longer exists.
 */
export function useAnswerer(mailId: string): string | null {
  const live = useAuditEntry(mailId);
  return live.status === 'ready' ? (live.data?.actor_email ?? null) : null;
}

/** Marks a contact message as read or answered, or removes the mark. Rejects with CallError. */
export const markContactMessage = callable('markContactMessage', markContactMessageInput, z.object({}));

/**
 * Answers a contact message by mail. Rejects with CallError, for example when somebody has answered
 * it meanwhile.
 */
export const answerContactMessage = callable('answerContactMessage', answerContactMessageInput, z.object({}));
