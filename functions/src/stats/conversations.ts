import { type Booking, newestBookingsOf } from '@streetlore/domain/booking';
import { documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import {
  ANSWER,
  bookingOfPage,
  type Conversation,
  conversationOf,
  conversationSchema,
  firstPleaAfter,
  isPageMessage,
  latestOfType,
  newestIn,
  newestTextFrom,
  newestTextTo,
  openPlea,
  PLEA,
  pleaKinds,
  pleasUntil,
  someTextOf,
} from '@streetlore/domain/sms';
import type { Recount } from '../counting/recount.ts';
import type { Services } from '../platform/services.ts';

/** The most bookings of a number whose tours its conversation can be found by. */
const MAX_BOOKINGS = 3;

/**
 * Derives a conversation from its newest messages, its pleas and its bookings. Without a message the
 * conversation is deleted.
 * @param id the number, or the id of `pageConversation`
 * @param needing derives what a hunt needs from an admin; called for the conversation's hunts when a plea or
 * a failed text has come or gone
 */
export function recountOfConversation(
  services: Services,
  key: string,
  id: string,
  needing: (bookingId: string) => Promise<void>,
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
      if (is.plea?.id === was?.plea?.id && is.failed === (was?.failed ?? false)) return;
      const bookings = await bookingsOf(services, id);
      const underWay = bookings.filter(({ status }) => status === 'confirmed').map((booking) => booking.id);
      // Danger keeps a hunt in the list that is over.
      const pleading = [is, was].flatMap((one) => one?.plea?.hunt_id ?? []);
      await Promise.all([...new Set([...underWay, ...pleading])].map(needing));
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
 * Reads what the conversation follows from. The newest message saves queries, because it says itself whether
 * it is a test and who wrote it.
 */
async function derive(services: Services, id: string) {
  const { store } = services;
  const last = await store.first(newestIn(id));
  if (!last) return null;
  const [lastSent, lastSaid, bookings, ofOtherKind, plea] = await Promise.all([
    last.direction === 'outbound' ? last : store.first(newestTextTo(id)),
    last.direction === 'inbound' ? last : store.first(newestTextFrom(id)),
    bookingsOf(services, id),
    // A test goes to a phone.
    isPageMessage(last) ? [] : store.ids(someTextOf(id, !last.is_test)),
    pleaIn(store, id),
  ]);
  const hasOther = ofOtherKind.length > 0;
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
    plea,
  });
}

const nameOf = ({ name }: { name: string }) => name;

/**
 * The open plea of a conversation. Most conversations never had one, which costs one read. In others each
 * kind of plea is read by itself, so that no later plea hides an urgent one.
 */
async function pleaIn({ first }: Services['store'], id: string): Promise<Conversation['plea']> {
  const some = await first(latestOfType(id, PLEA));
  if (!some) return null;
  const answer = await first(latestOfType(id, ANSWER));
  for (const about of pleaKinds) {
    const oldest = await first(firstPleaAfter(id, about, about === 'danger' ? 0 : (answer?.seq ?? 0)));
    if (!oldest) continue;
    const latest = await first(pleasUntil(id, about, Number.MAX_SAFE_INTEGER, 1));
    return openPlea([oldest, latest, answer].filter((one) => one !== null));
  }
  return null;
}
