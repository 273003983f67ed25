import { type Booking, bookingsByIds, newestBookingsBy, newestBookingsOf } from '@streetlore/domain/booking';
import {
  answerContactMessageInput,
  type ContactMessage,
  contactMessageSchema,
  contactMessages,
  markContactMessageInput,
  namedIn,
} from '@streetlore/domain/contact';
import { collections } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { combineLatest, map } from 'rxjs';
import * as z from 'zod/mini';
import {
  callable,
  type Live,
  listenToQuery,
  type Pages,
  queryOf,
  useAuditEntry,
  useDocumentOf,
  useLive,
  usePages,
} from '../../data/index.ts';

const INBOX_PAGE = 20;

export const inboxFilters = ['open', 'answered', 'all'] as const;
export type InboxFilter = (typeof inboxFilters)[number];

/** The newest first. */
export function useInbox(filter: InboxFilter): Pages<ContactMessage> {
  return usePages(contactMessages(filter === 'all' ? null : filter === 'answered'), INBOX_PAGE);
}

/** Finds a message whichever list it is in now. */
export const useContactMessage = (id: string): Live<WithId<ContactMessage> | null> =>
  useDocumentOf(`${collections.contactMessages}/${id}`, contactMessageSchema);

/**
 * The admin who gave an answer. The audit entry names them; it has the id of the answer's mail. Null while
 * the entry is unknown or gone.
 */
export function useAnswerer(mailId: string): string | null {
  const live = useAuditEntry(mailId);
  return live.status === 'ready' ? (live.data?.actor_email ?? null) : null;
}

/** The most bookings for the sender, and for each number that the message names. */
const MAX_LINKED = 4;

/** The bookings of a message's sender, and those that the message names, without duplicates. */
export function useLinkedBookings(contactMessage: WithId<ContactMessage>): Live<readonly WithId<Booking>[]> {
  return useLive(`bookings of message ${contactMessage.id}`, () => {
    const { numbers, bookings } = namedIn(contactMessage);
    const asked = [
      ...(bookings.length > 0 ? [bookingsByIds(bookings)] : []),
      newestBookingsBy(contactMessage.email, MAX_LINKED),
      ...numbers.map((number) => newestBookingsOf(number, MAX_LINKED)),
    ];
    return combineLatest(asked.map((one) => listenToQuery(queryOf(one)))).pipe(
      map((lists) => [...new Map(lists.flatMap(({ rows }) => rows).map((row) => [row.id, row])).values()]),
    );
  });
}

/** Marks as read or answered, or removes the mark. Rejects with CallError. */
export const markContactMessage = callable('markContactMessage', markContactMessageInput, z.object({}));

/** Answers by mail. Rejects with CallError, for example when another admin has answered meanwhile. */
export const answerContactMessage = callable('answerContactMessage', answerContactMessageInput, z.object({}));
