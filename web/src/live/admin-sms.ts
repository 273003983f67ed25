import { type AuditEntry, auditEntrySchema } from '@streetlore/domain/audit';
import type { WithId } from '@streetlore/domain/document';
import { collections, documents } from '@streetlore/domain/paths';
import {
  answerPlayerInput,
  type Conversation,
  type ConversationFilter,
  conversationSchema,
  resendTextInput,
  type SmsMessage,
  type SmsPhone,
  searchKey,
  smsMessageSchema,
  smsPhoneSchema,
} from '@streetlore/domain/sms';
import { documentId, endAt, limit, orderBy, type QueryConstraint, startAfter, where } from 'firebase/firestore';
import * as z from 'zod/mini';
import { callable } from './core/call.ts';
import { useDocumentOf, useQueryOf } from './core/firestore.ts';
import { type Live, mapLive } from './core/live.ts';
import { type Pages, usePagesOf } from './core/pages.ts';

export type Text = WithId<SmsMessage>;
export type Deed = WithId<AuditEntry>;

/** Conversations of a page of the list. */
export const CONVERSATIONS_PAGE = 25;
/** Texts of a page of a thread. */
export const THREAD_PAGE = 50;
const MOST_DEEDS = 100;
/** Bookings whose deeds one query can ask for: Firestore's limit of `in`. */
const MOST_TARGETS = 30;

const filters: Record<ConversationFilter, readonly QueryConstraint[]> = {
  all: [],
  real: [where('has_real', '==', true)],
  test: [where('has_test', '==', true)],
};

/** A page of the conversations, the newest first; `typed` is a phone number or a tour's name, or their beginnings. */
export function useConversations(filter: ConversationFilter, typed: string): Pages<Conversation> {
  const key = searchKey(typed);
  return usePagesOf({
    path: collections.smsConversations,
    schema: conversationSchema,
    name: `${filter} found by '${key}'`,
    where: () => [...filters[filter], ...(key ? [where('found_by', 'array-contains', key)] : [])],
    order: { field: 'last_at', direction: 'desc' },
    size: CONVERSATIONS_PAGE,
  });
}

/** Where a part of a thread ends: at this text. */
export type Mark = Pick<Text, 'id' | 'seq'>;

/** Part of a thread, the oldest text first, and whether there are older ones. */
export interface ThreadPart {
  readonly texts: readonly Text[];
  readonly hasEarlier: boolean;
}

const ofNumber = (number: string) => [
  where('phone_number', '==', number),
  orderBy('seq', 'desc'),
  orderBy(documentId(), 'desc'),
];

const toPart = (found: readonly Text[]): ThreadPart => ({
  texts: found.slice(0, THREAD_PAGE).toReversed(),
  hasEarlier: found.length > THREAD_PAGE,
});

/** The newest texts with a number, live; once earlier ones are shown, every text from `since` on, so that no gap opens. */
export function useNewestTexts(number: string, since: Mark | null): Live<ThreadPart> {
  const found = useQueryOf(
    `${number} since ${since?.id ?? 'the newest'}`,
    collections.smsMessages,
    smsMessageSchema,
    () => [...ofNumber(number), since ? endAt(since.seq, since.id) : limit(THREAD_PAGE + 1)],
  );
  return mapLive(found, (texts) => (since ? { texts: texts.toReversed(), hasEarlier: true } : toPart(texts)));
}

/** The texts before one, live. */
export function useEarlierTexts(number: string, before: Mark): Live<ThreadPart> {
  const found = useQueryOf(`${number} before ${before.id}`, collections.smsMessages, smsMessageSchema, () => [
    ...ofNumber(number),
    startAfter(before.seq, before.id),
    limit(THREAD_PAGE + 1),
  ]);
  return mapLive(found, toPart);
}

/** What admins did to some bookings (the first 30), the latest first. */
export function useDeedsOn(bookingIds: readonly string[]): Live<readonly Deed[]> {
  // `in` takes no empty list, and there is no document called so.
  const asked = bookingIds.slice(0, MOST_TARGETS).map((id) => `${collections.bookings}/${id}`);
  const targets = asked.length > 0 ? asked : ['-'];
  return useQueryOf(`on ${targets.join(' ')}`, collections.auditLog, auditEntrySchema, () => [
    where('target', 'in', targets),
    orderBy('at', 'desc'),
    limit(MOST_DEEDS),
  ]);
}

/** What an admin did by a request; null when nobody did. */
export function useDeedOf(requestId: string): Live<Deed | null> {
  return useDocumentOf(documents.auditEntry(requestId), auditEntrySchema);
}

/** Whether a number has opted out; null when nothing is kept of it. */
export function usePhone(number: string): Live<WithId<SmsPhone> | null> {
  return useDocumentOf(`${collections.smsPhones}/${number}`, smsPhoneSchema);
}

/** The texts that say a failed one again. */
export function useResends(messageId: string): Live<readonly Text[]> {
  return useQueryOf(`resends of ${messageId}`, collections.smsMessages, smsMessageSchema, () => [
    where('resend_of', '==', messageId),
    limit(1),
  ]);
}

/** An admin's own words to a player. Rejects with CallError, as do the others. */
export const answerPlayer = callable('answerPlayer', answerPlayerInput, z.unknown());
/** A failed text once more. */
export const resendText = callable('resendText', resendTextInput, z.unknown());
