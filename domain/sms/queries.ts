import { collections } from '../paths/index.ts';
import {
  DOCUMENT_ID,
  endAt,
  limit,
  orderBy,
  query,
  startAfter,
  summed,
  type TimeSpan,
  where,
  within,
} from '../query/index.ts';
import { bookingOfPage, type ConversationFilter, conversationSchema } from './conversation.ts';
import { loggedMessageSchema } from './page-message.ts';
import { type ANSWER, PLEA, type PleaKind, type SmsMessage, smsMessageSchema } from './schema.ts';

type Direction = SmsMessage['direction'];

export type Mark = { readonly id: string; readonly seq: number };

export const unsettledInboundTexts = (numbers: readonly string[], most: number) =>
  query(
    collections.smsMessages,
    smsMessageSchema,
    where('phone_number', 'in', numbers),
    where('direction', '==', 'inbound'),
    where('settled', '==', false),
    orderBy('seq'),
    limit(most),
  );

export const oldestUnsettledTextTo = (number: string) =>
  query(
    collections.smsMessages,
    smsMessageSchema,
    where('phone_number', '==', number),
    where('direction', '==', 'outbound'),
    where('settled', '==', false),
    orderBy('seq'),
    limit(1),
  );

export const oldestUnsettled = () =>
  query(
    collections.smsMessages,
    smsMessageSchema,
    where('direction', '==', 'outbound'),
    where('settled', '==', false),
    orderBy('seq'),
    limit(1),
  );

export const unsettledUntil = (direction: Direction, seq: number, most: number) =>
  query(
    collections.smsMessages,
    smsMessageSchema,
    where('direction', '==', direction),
    where('settled', '==', false),
    where('seq', '<=', seq),
    orderBy('seq'),
    limit(most),
  );

export const opinionsDue = (now: Date, most: number) =>
  query(
    collections.smsMessages,
    loggedMessageSchema,
    where('opinion.due_at', '<=', now),
    orderBy('opinion.due_at'),
    limit(most),
  );

export const opinionsAskedSince = (since: Date) =>
  query(collections.smsMessages, loggedMessageSchema, where('opinion.asked_at', '>=', since));

export const opinionsAskedInHunt = (bookingId: string, since: Date) =>
  query(
    collections.smsMessages,
    loggedMessageSchema,
    where('booking_id', '==', bookingId),
    where('opinion.asked_at', '>=', since),
  );

/** Texts that have one of Twilio's ids now. */
export const textsBySid = (sids: readonly string[]) =>
  query(collections.smsMessages, smsMessageSchema, where('twilio_sid', 'in', sids));

/** Texts that had one of Twilio's ids in an earlier attempt. */
export const textsByRetiredSid = (sids: readonly string[]) =>
  query(collections.smsMessages, smsMessageSchema, where('retired_sids', 'array-contains-any', sids));

/** What was said in a conversation: with a number, or on the page of a booking's team. */
function saidIn(conversationId: string) {
  const booking = bookingOfPage(conversationId);
  return booking === null
    ? [where('phone_number', '==', conversationId)]
    : [where('booking_id', '==', booking), where('channel', '==', 'page')];
}

const thread = (number: string) =>
  [where('phone_number', '==', number), orderBy('seq', 'desc'), orderBy(DOCUMENT_ID, 'desc')] as const;

export const newestTexts = (number: string, most: number) =>
  query(collections.smsMessages, smsMessageSchema, ...thread(number), limit(most));

export const newestIn = (conversationId: string) =>
  query(collections.smsMessages, loggedMessageSchema, ...saidIn(conversationId), orderBy('seq', 'desc'), limit(1));

export const allSaidIn = (conversationId: string) =>
  query(collections.smsMessages, loggedMessageSchema, ...saidIn(conversationId));

export const textsBackTo = (number: string, { seq, id }: Mark) =>
  query(collections.smsMessages, smsMessageSchema, ...thread(number), endAt(seq, id));

export const textsBefore = (number: string, { seq, id }: Mark, most: number) =>
  query(collections.smsMessages, smsMessageSchema, ...thread(number), startAfter(seq, id), limit(most));

export const newestMessagesOfHunt = (bookingId: string, most: number) =>
  query(
    collections.smsMessages,
    loggedMessageSchema,
    where('booking_id', '==', bookingId),
    orderBy('seq', 'desc'),
    limit(most),
  );

export const newestTextTo = (conversationId: string) =>
  query(
    collections.smsMessages,
    loggedMessageSchema,
    ...saidIn(conversationId),
    where('direction', '==', 'outbound'),
    orderBy('seq', 'desc'),
    limit(1),
  );

export const textsToAfter = (number: string, seq: number, most: number) =>
  query(
    collections.smsMessages,
    smsMessageSchema,
    where('phone_number', '==', number),
    where('direction', '==', 'outbound'),
    where('seq', '>', seq),
    orderBy('seq', 'desc'),
    limit(most),
  );

export const newestTextFrom = (conversationId: string) =>
  query(
    collections.smsMessages,
    loggedMessageSchema,
    ...saidIn(conversationId),
    where('direction', '==', 'inbound'),
    orderBy('sent_at', 'desc'),
    limit(1),
  );

export const latestOfType = (conversationId: string, type: typeof PLEA | typeof ANSWER) =>
  query(
    collections.smsMessages,
    loggedMessageSchema,
    ...saidIn(conversationId),
    where('message_type', '==', type),
    orderBy('seq', 'desc'),
    limit(1),
  );

/** A conversation's pleas of a kind that nobody has ended by Done, in the order of their messages. */
const pleasOf = (conversationId: string, about: PleaKind) =>
  [...saidIn(conversationId), where('message_type', '==', PLEA), where('plea', '==', about)] as const;

export const firstPleaAfter = (conversationId: string, about: PleaKind, seq: number) =>
  query(
    collections.smsMessages,
    loggedMessageSchema,
    ...pleasOf(conversationId, about),
    where('seq', '>', seq),
    orderBy('seq'),
    limit(1),
  );

export const pleasUntil = (conversationId: string, about: PleaKind, seq: number, most: number) =>
  query(
    collections.smsMessages,
    loggedMessageSchema,
    ...pleasOf(conversationId, about),
    where('seq', '<=', seq),
    orderBy('seq', 'desc'),
    limit(most),
  );

export const someTextOf = (number: string, isTest: boolean) =>
  query(
    collections.smsMessages,
    smsMessageSchema,
    where('phone_number', '==', number),
    where('is_test', '==', isTest),
    limit(1),
  );

/** The newest messages from players since an instant that have a word (`textWord`). */
export const textsWithWord = (word: string, since: Date, most: number) =>
  query(
    collections.smsMessages,
    loggedMessageSchema,
    where('words', 'array-contains', word),
    where('sent_at', '>=', since),
    orderBy('sent_at', 'desc'),
    limit(most),
  );

export const textsTo = (number: string) =>
  query(
    collections.smsMessages,
    smsMessageSchema,
    where('phone_number', '==', number),
    where('direction', '==', 'outbound'),
  );

/** Every text from a number that its hunt has played. The commit that plays one counts it. */
export const playedTextsFrom = (number: string) =>
  query(
    collections.smsMessages,
    smsMessageSchema,
    where('phone_number', '==', number),
    where('direction', '==', 'inbound'),
    where('settled', '==', true),
  );

/** The texts and page messages of a broadcast: their ids begin with the request's id. */
export const messagesOfBroadcast = (requestId: string) =>
  query(
    collections.smsMessages,
    loggedMessageSchema,
    where(DOCUMENT_ID, '>=', `${requestId}_`),
    where(DOCUMENT_ID, '<', `${requestId}\``),
    orderBy(DOCUMENT_ID),
  );

/** Texts since an instant that did not arrive and that nobody has sent again, the newest first. */
export const undeliveredTexts = (since: Date, most: number) =>
  query(
    collections.smsMessages,
    smsMessageSchema,
    where('direction', '==', 'outbound'),
    where('status', '==', 'failed'),
    where('resent_as', '==', null),
    where('sent_at', '>=', since),
    orderBy('sent_at', 'desc'),
    limit(most),
  );

export const messagesWithin = (span: TimeSpan) =>
  query(collections.smsMessages, loggedMessageSchema, ...within('sent_at', span));

/** Page messages. Texts have no field to count by: their number is that of all messages less these. */
export const pageMessagesWithin = (span: TimeSpan) =>
  query(collections.smsMessages, loggedMessageSchema, where('channel', '==', 'page'), ...within('sent_at', span));

/** Outbound texts within a span, with the sum of their segments. A page message has no segments. */
export const segmentsWithin = (span: TimeSpan) =>
  summed(
    query(
      collections.smsMessages,
      loggedMessageSchema,
      where('direction', '==', 'outbound'),
      ...within('sent_at', span),
    ),
    'segments',
  );

export const failedTextsSince = (from: Date, most: number) =>
  query(
    collections.smsMessages,
    smsMessageSchema,
    where('status', '==', 'failed'),
    where('sent_at', '>=', from),
    limit(most),
  );

const kinds = { real: 'has_real', test: 'has_test', awaiting: 'awaits_answer' } as const;

export const conversationsAwaiting = () =>
  query(collections.smsConversations, conversationSchema, where('awaits_answer', '==', true));

export const longestAwaiting = (most: number) =>
  query(
    collections.smsConversations,
    conversationSchema,
    where('awaits_answer', '==', true),
    orderBy('plea.since'),
    limit(most),
  );

export const conversationsInDanger = (most: number) =>
  query(
    collections.smsConversations,
    conversationSchema,
    where('plea.about', '==', 'danger'),
    orderBy('plea.since'),
    limit(most),
  );

/** Conversations, the newest first. `keys` are those of `keysSought`; without keys the list is whole. */
export const conversationsListed = (filter: ConversationFilter, keys: readonly string[]) =>
  query(
    collections.smsConversations,
    conversationSchema,
    ...(filter === 'all' ? [] : [where(kinds[filter], '==', true)]),
    ...(keys.length > 0 ? [where('found_by', 'array-contains-any', keys)] : []),
    orderBy('last_at', 'desc'),
    orderBy(DOCUMENT_ID, 'desc'),
  );
