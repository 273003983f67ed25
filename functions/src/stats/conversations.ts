import { type Booking, newestBookingsOf } from '@streetlore/domain/booking';
import { documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import {
  bookingOfPage,
  conversationOf,
  conversationSchema,
  firstPleaAfter,
  isPageMessage,
  type LoggedMessage,
  latestEndOfWaiting,
  latestPleaOrAnswer,
  newestIn,
  newestTextFrom,
  newestTextTo,
  PLEA,
  previewOf,
  someTextOf,
} from '@streetlore/domain/sms';
import type { Recount } from '../counting/recount.ts';
import type { Services } from '../platform/services.ts';

/** The most bookings of a number whose tours its conversation can be found by. */
const MAX_BOOKINGS = 3;

/**
 * The recount of a conversation: with a number, or on the page of a booking's team. It is derived
 * from its newest message, the newest one of ours, and its bookings. Without any message the
 * conversation is deleted.
 * @param id the number, or the id of `pageConversation`
 * @param on what follows from a change. `awaiting` counts the conversations that wait for an answer;
 * it is called when this one starts or stops waiting. `needing` derives what a hunt needs from an
 * admin; it is called for the conversation's hunts when a plea or a failed text has come or gone.
 */
export function recountOfConversation(
  services: Services,
  key: string,
  id: string,
  on: { awaiting: () => Promise<void>; needing: (bookingId: string) => Promise<void> },
): Recount {
  const count = () => derive(services, id);
  return {
    key,
    target: services.store.figuresAt(documents.conversation(id)),
    stamp: 'counted_at',
    count,
    whole: count,
    async write(before, fields) {
      await before.put(fields);
      const was = conversationSchema.safeParse(before.value).data;
      const is = conversationSchema.parse(fields);
      if (is.awaits_answer !== (was?.awaits_answer ?? false)) await on.awaiting();
      if (is.plea?.id === was?.plea?.id && is.failed === (was?.failed ?? false)) return;
      const bookings = await bookingsOf(services, id);
      const underWay = bookings.filter(({ status }) => status === 'confirmed');
      await Promise.all(underWay.map((booking) => on.needing(booking.id)));
    },
  };
}

/** The newest bookings of a number, or the booking whose team has the page. */
async function bookingsOf({ store }: Services, id: string): Promise<WithId<Booking>[]> {
  const onPage = bookingOfPage(id);
  if (onPage === null) return await store.find(newestBookingsOf(id, MAX_BOOKINGS));
  const booking = await store.bookings.at(onPage).read();
  return booking ? [booking] : [];
}

/**
 * Derives a conversation. The newest message itself shows whether it is real or a test and whether it
 * is ours or a player's; that saves queries.
 */
async function derive(services: Services, id: string) {
  const { store } = services;
  const last = await store.first(newestIn(id));
  if (!last) return null;
  const [lastSent, lastSaid, bookings, ofOtherKind, asked] = await Promise.all([
    last.direction === 'outbound' ? last : store.first(newestTextTo(id)),
    last.direction === 'inbound' ? last : store.first(newestTextFrom(id)),
    bookingsOf(services, id),
    // A test goes to a phone.
    isPageMessage(last) ? [] : store.ids(someTextOf(id, !last.is_test)),
    store.first(latestPleaOrAnswer(id)),
  ]);
  const hasOther = ofOtherKind.length > 0;
  const latest = asked?.message_type === PLEA ? asked : null;
  return conversationOf({
    phone_number: last.phone_number,
    page_players: bookings.flatMap(({ page_players = [] }) => (isPageMessage(last) ? page_players : [])).map(nameOf),
    page_player: lastSaid && isPageMessage(lastSaid) ? lastSaid.page_player : null,
    last,
    lastSent,
    lastSaid,
    booked: bookings.map(({ tour_name }) => tour_name),
    has_real: !last.is_test || hasOther,
    has_test: last.is_test || hasOther,
    plea: latest && {
      id: latest.id,
      words: previewOf(latest.message_content),
      since: await waitsSince(store, id, latest),
    },
  });
}

const nameOf = ({ name }: { name: string }) => name;

/** When the first plea came that no admin has answered. */
async function waitsSince(store: Services['store'], id: string, latest: LoggedMessage): Promise<Date> {
  const ended = await store.first(latestEndOfWaiting(id));
  const first = await store.first(firstPleaAfter(id, ended?.seq ?? 0));
  return first?.sent_at ?? latest.sent_at;
}
