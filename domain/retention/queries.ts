import { auditEntrySchema } from '../audit/schema.ts';
import { bookingSchema } from '../booking/schema.ts';
import { contactMessageSchema } from '../contact/schema.ts';
import { submissionSchema } from '../contest/schema.ts';
import { deadLetterSchema } from '../dead-letters/schema.ts';
import { partnerSchema } from '../partner/schema.ts';
import { partySchema } from '../party/schema.ts';
import { collections } from '../paths/index.ts';
import { playerSchema } from '../player/schema.ts';
import { DOCUMENT_ID, limit, orderBy, query, startAfter, where } from '../query/index.ts';
import { conversationSchema } from '../sms/conversation.ts';
import { loggedMessageSchema } from '../sms/page-message.ts';
import { subscriberSchema } from '../subscriber/schema.ts';

/**
 * The document before a page: the time that the page is sorted by, and the next key of the order,
 * which is usually the id.
 */
export type AfterDocument = { readonly at: Date; readonly id: string } | null;

/** A page of the documents whose `field` is older than a moment, the oldest first. */
const page = <Field extends string>(field: Field, before: Date, behind: AfterDocument, most: number) =>
  [
    where(field, '<', before),
    orderBy(field),
    orderBy(DOCUMENT_ID),
    ...(behind ? [startAfter(behind.at, behind.id)] : []),
    limit(most),
  ] as const;

/** Settled texts, and page messages. */
export const settledTexts = (before: Date, behind: AfterDocument, most: number) =>
  query(
    collections.smsMessages,
    loggedMessageSchema,
    where('settled', '==', true),
    ...page('sent_at', before, behind, most),
  );

/** Conversations, by their newest text. */
export const inactiveConversations = (before: Date, behind: AfterDocument, most: number) =>
  query(collections.smsConversations, conversationSchema, ...page('last_at', before, behind, most));

/** Players, by when they were last seen. */
export const inactivePlayers = (before: Date, behind: AfterDocument, most: number) =>
  query(collections.players, playerSchema, ...page('last_seen_at', before, behind, most));

/** Bookings that still name their people. */
export const bookingsWithPeople = (before: Date, behind: AfterDocument, most: number) =>
  query(
    collections.bookings,
    bookingSchema,
    where('cleared_at', '==', null),
    ...page('created_at', before, behind, most),
  );

/** Bookings that were given up unpaid. */
export const unpaidBookings = (before: Date, behind: AfterDocument, most: number) =>
  query(
    collections.bookings,
    bookingSchema,
    where('status', '==', 'expired'),
    where('confirmed_at', '==', null),
    ...page('created_at', before, behind, most),
  );

/** Bookings of any kind. */
export const oldBookings = (before: Date, behind: AfterDocument, most: number) =>
  query(collections.bookings, bookingSchema, ...page('created_at', before, behind, most));

/** Parties that were never paid. */
export const unpaidParties = (before: Date, behind: AfterDocument, most: number) =>
  query(
    collections.parties,
    partySchema,
    where('confirmed_at', '==', null),
    ...page('created_at', before, behind, most),
  );

/** Parties that still name their organiser. */
export const partiesWithPeople = (before: Date, behind: AfterDocument, most: number) =>
  query(collections.parties, partySchema, where('cleared_at', '==', null), ...page('created_at', before, behind, most));

/** Parties of any kind. */
export const oldParties = (before: Date, behind: AfterDocument, most: number) =>
  query(collections.parties, partySchema, ...page('created_at', before, behind, most));

/** Answered contact messages. */
export const answeredContactMessages = (before: Date, behind: AfterDocument, most: number) =>
  query(
    collections.contactMessages,
    contactMessageSchema,
    where('answered', '==', true),
    ...page('created_at', before, behind, most),
  );

/** Declined partners, by their last change. */
export const declinedPartners = (before: Date, behind: AfterDocument, most: number) =>
  query(
    collections.partners,
    partnerSchema,
    where('status', '==', 'declined'),
    ...page('updated_at', before, behind, most),
  );

export const unconfirmedSubscribers = (before: Date, behind: AfterDocument, most: number) =>
  query(
    collections.subscribers,
    subscriberSchema,
    where('status', '==', 'active'),
    where('confirmed', '==', false),
    ...page('created_at', before, behind, most),
  );

export const endedSubscribers = (before: Date, behind: AfterDocument, most: number) =>
  query(
    collections.subscribers,
    subscriberSchema,
    where('status', '==', 'unsubscribed'),
    ...page('unsubscribed_at', before, behind, most),
  );

/** Photos that still name their sender. */
export const photosWithSender = (before: Date, behind: AfterDocument, most: number) =>
  query(
    collections.contestSubmissions,
    submissionSchema,
    where('cleared_at', '==', null),
    ...page('submitted_at', before, behind, most),
  );

/** Audit entries. */
export const oldAuditEntries = (before: Date, behind: AfterDocument, most: number) =>
  query(collections.auditLog, auditEntrySchema, ...page('at', before, behind, most));

/** Dead letters, by their last failure. */
export const oldDeadLetters = (before: Date, behind: AfterDocument, most: number) =>
  query(collections.deadLetters, deadLetterSchema, ...page('last_at', before, behind, most));
