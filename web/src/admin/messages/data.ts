import {
  answerContactMessageInput,
  type ContactMessage,
  contactMessages,
  markContactMessageInput,
} from '@streetlore/domain/contact';
import * as z from 'zod/mini';
import { callable, type Pages, usePages } from '../../data/index.ts';

/** Messages of a page. */
const INBOX_PAGE = 20;

export const inboxFilters = ['open', 'answered', 'all'] as const;
export type InboxFilter = (typeof inboxFilters)[number];

/** The contact form's messages, page by page and live, the newest first. */
export function useInbox(filter: InboxFilter): Pages<ContactMessage> {
  return usePages(contactMessages(filter === 'all' ? null : filter === 'answered'), INBOX_PAGE);
}

/** Notes that a message was read or answered, or takes the note back. Rejects with CallError. */
export const markContactMessage = callable('markContactMessage', markContactMessageInput, z.object({}));

/** Answers a message by mail. Rejects with CallError. */
export const answerContactMessage = callable('answerContactMessage', answerContactMessageInput, z.object({}));
