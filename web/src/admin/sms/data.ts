import { auditEntriesOn } from '@streetlore/domain/audit';
import { type Booking, bookingSchema, bookingsByIds } from '@streetlore/domain/booking';
import { collections } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import {
  type Conversation,
  type ConversationFilter,
  conversationsListed,
  keysSought,
  type Mark,
  newestTexts,
  textsBackTo,
  textsBefore,
  type UnreachedPhone,
  undeliveredTexts,
  unreachedPhones,
} from '@streetlore/domain/sms';
import { spanOfDay } from '@streetlore/domain/stats';
import { after, startOfLondonDay } from '@streetlore/domain/time';
import {
  type Live,
  mapLive,
  type Pages,
  useDocumentOf,
  usePages,
  usePreviousData,
  useQuery,
} from '../../data/index.ts';
import type { AdminAction, FailedText, ThreadText } from '../hunts/thread/data.ts';

const CONVERSATIONS_PAGE = 25;
const THREAD_PAGE = 50;
const MAX_ADMIN_ACTIONS = 100;
/** How many are read. When some of them are sent again, older ones follow. */
const MAX_UNDELIVERED = 100;
/** The most values that Firestore's `in` takes. */
const MAX_IN = 30;

/** The newest first. `typed` is the start of a phone number or of a tour's name. */
export const useConversations = (filter: ConversationFilter, typed: string): Pages<Conversation> =>
  usePages(conversationsListed(filter, keysSought(typed)), CONVERSATIONS_PAGE);

/** The conversations' hunts by id, as far as they are known. */
export function useHuntsOf(conversations: readonly Conversation[]): ReadonlyMap<string, WithId<Booking>> {
  const ids = [...new Set(conversations.flatMap(({ hunt_id }) => hunt_id ?? []))].sort();
  // A query cannot ask for no ids. No hunt has the id '-'.
  const live = usePreviousData(useQuery(bookingsByIds(ids.length > 0 ? ids : ['-'])));
  return new Map(live.status === 'ready' ? live.data.map((booking) => [booking.id, booking]) : []);
}

/** The oldest text first. */
export type ThreadPart = {
  readonly texts: readonly ThreadText[];
  readonly hasEarlier: boolean;
};

const toPart = (found: readonly ThreadText[], left: number): ThreadPart => ({
  texts: found.slice(0, THREAD_PAGE).toReversed(),
  hasEarlier: found.length + left > THREAD_PAGE,
});

/**
 * The newest texts with a number. With `since` it has every text from there on, so that no gap opens before
 * the earlier parts.
 */
export function useNewestTexts(number: string, since: Mark | null): Live<ThreadPart> {
  const found = useQuery(since ? textsBackTo(number, since) : newestTexts(number, THREAD_PAGE + 1));
  return mapLive(found, (texts, left) =>
    since ? { texts: texts.toReversed(), hasEarlier: true } : toPart(texts, left),
  );
}

export const useBookingOfPage = (id: string): Live<readonly WithId<Booking>[]> =>
  mapLive(useDocumentOf(`${collections.bookings}/${id}`, bookingSchema), (booking) => (booking ? [booking] : []));

export const useEarlierTexts = (number: string, before: Mark): Live<ThreadPart> =>
  mapLive(useQuery(textsBefore(number, before, THREAD_PAGE + 1)), toPart);

/** What admins did about the first 30 of these bookings, the latest first. */
export function useAdminActionsOn(bookingIds: readonly string[]): Live<readonly AdminAction[]> {
  // `in` refuses an empty list. No document has the id '-'.
  const asked = bookingIds.slice(0, MAX_IN).map((id) => `${collections.bookings}/${id}`);
  return useQuery(auditEntriesOn(asked.length > 0 ? asked : ['-'], MAX_ADMIN_ACTIONS));
}

/** Phones that failed to get texts since the day before `day` (`YYYY-MM-DD`), the latest first. */
export function useUnreachedPhones(day: string): Live<readonly UnreachedPhone<FailedText>[]> {
  // The start of a day keeps the query the same all day.
  const yesterday = startOfLondonDay(after(spanOfDay(day).from, -1));
  const failed = useQuery(undeliveredTexts(yesterday, MAX_UNDELIVERED));
  const ids = failed.status === 'ready' ? failed.data.flatMap(({ booking_id }) => booking_id ?? []) : [];
  const asked = [...new Set(ids)].toSorted().slice(0, MAX_IN);
  const hunts = usePreviousData(useQuery(bookingsByIds(asked.length > 0 ? asked : ['-'])));
  return mapLive(failed, (texts) => unreachedPhones(texts, hunts.status === 'ready' ? hunts.data : []));
}
