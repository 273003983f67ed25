import { newestBookingsOf } from '@streetlore/domain/booking';
import { documents } from '@streetlore/domain/paths';
import {
  conversationOf,
  conversationSchema,
  firstPleaAfter,
  latestEndOfWaiting,
  latestPleaOrAnswer,
  newestTextFrom,
  newestTexts,
  newestTextTo,
  PLEA,
  previewOf,
  type SmsMessage,
  someTextOf,
} from '@streetlore/domain/sms';
import type { Recount } from '../counting/recount.ts';
import type { Services } from '../platform/services.ts';

/** The most bookings of a number whose tours its conversation can be found by. */
const MAX_BOOKINGS = 3;

/**
 * The recount of a number's conversation. It is derived from the number's newest text, the newest
 * text to it, and its bookings. Without any text the conversation is deleted.
 * @param on what follows from a change. `awaiting` counts the conversations that wait for an answer;
 * it is called when this one starts or stops waiting. `needing` derives what a hunt needs from an
 * admin; it is called for the number's hunts when a plea or a failed text has come or gone.
 */
export function recountOfConversation(
  services: Services,
  key: string,
  number: string,
  on: { awaiting: () => Promise<void>; needing: (bookingId: string) => Promise<void> },
): Recount {
  const count = () => derive(services, number);
  return {
    key,
    target: services.store.figuresAt(documents.conversation(number)),
    stamp: 'counted_at',
    count,
    whole: count,
    async write(before, fields) {
      await before.put(fields);
      const was = conversationSchema.safeParse(before.value).data;
      const is = conversationSchema.parse(fields);
      if (is.awaits_answer !== (was?.awaits_answer ?? false)) await on.awaiting();
      if (is.plea?.id === was?.plea?.id && is.failed === (was?.failed ?? false)) return;
      const bookings = await services.store.find(newestBookingsOf(number, MAX_BOOKINGS));
      const underWay = bookings.filter(({ status }) => status === 'confirmed');
      await Promise.all(underWay.map(({ id }) => on.needing(id)));
    },
  };
}

/**
 * Derives a conversation. The newest text itself shows whether it is real or a test and whether it
 * is to or from the number; that saves queries.
 */
async function derive({ store }: Services, number: string) {
  const last = await store.first(newestTexts(number, 1));
  if (!last) return null;
  const [lastSent, lastSaid, bookings, ofOtherKind, asked] = await Promise.all([
    last.direction === 'outbound' ? last : store.first(newestTextTo(number)),
    last.direction === 'inbound' ? last : store.first(newestTextFrom(number)),
    store.find(newestBookingsOf(number, MAX_BOOKINGS)),
    store.ids(someTextOf(number, !last.is_test)),
    store.first(latestPleaOrAnswer(number)),
  ]);
  const hasOther = ofOtherKind.length > 0;
  const latest = asked?.message_type === PLEA ? asked : null;
  return conversationOf({
    phone_number: number,
    last,
    lastSent,
    lastSaid,
    booked: bookings.map(({ tour_name }) => tour_name),
    has_real: !last.is_test || hasOther,
    has_test: last.is_test || hasOther,
    plea: latest && { id: latest.id, words: previewOf(latest.message_content), since: await waitsSince(store, latest) },
  });
}

/** When the first plea came that no admin has answered. */
async function waitsSince(store: Services['store'], latest: SmsMessage): Promise<Date> {
  const ended = await store.first(latestEndOfWaiting(latest.phone_number));
  const first = await store.first(firstPleaAfter(latest.phone_number, ended?.seq ?? 0));
  return first?.sent_at ?? latest.sent_at;
}
