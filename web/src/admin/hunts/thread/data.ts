import { type AuditEntry, auditEntrySchema } from '@streetlore/domain/audit';
import { collections, documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import {
  type Conversation,
  conversationSchema,
  type LoggedMessage,
  newestMessagesOfHunt,
  resendTextInput,
  type SmsMessage,
  type SmsPhone,
  smsPhoneSchema,
} from '@streetlore/domain/sms';
import * as z from 'zod/mini';
import { callable, type Live, useDocumentOf, useQuery } from '../../../data/index.ts';

/** How many messages of a hunt its thread shows. */
const THREAD_PAGE = 50;

/** A text, or a message on a team's page. */
export type ThreadText = WithId<LoggedMessage>;
/** A text that failed. */
export type FailedText = WithId<SmsMessage>;
export type AdminAction = WithId<AuditEntry>;

/** The newest messages of a hunt, from and to all its phones and its page, live, the newest first. */
export const useMessagesOfHunt = (bookingId: string): Live<readonly ThreadText[]> =>
  useQuery(newestMessagesOfHunt(bookingId, THREAD_PAGE));

/** The admin action of a request; null when there is none. */
export function useAdminActionOf(requestId: string): Live<AdminAction | null> {
  return useDocumentOf(documents.auditEntry(requestId), auditEntrySchema);
}

/** What somebody in a conversation waits for; null when nobody waits. */
export function usePlea(conversationId: string): Conversation['plea'] {
  const found = useDocumentOf(documents.conversation(conversationId), conversationSchema);
  return found.status === 'ready' ? (found.data?.plea ?? null) : null;
}

/** Whether a number has opted out; null when nothing is stored about it. */
export function usePhone(number: string): Live<WithId<SmsPhone> | null> {
  return useDocumentOf(`${collections.smsPhones}/${number}`, smsPhoneSchema);
}

/** Sends a failed text again. Rejects with CallError. */
export const resendText = callable('resendText', resendTextInput, z.unknown());
