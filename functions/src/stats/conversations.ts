import { newestBookingsOf } from '@streetlore/domain/booking';
import { documents } from '@streetlore/domain/paths';
import {
  conversationOf,
  latestPleaOrAnswer,
  newestTexts,
  newestTextTo,
  PLEA,
  someTextOf,
} from '@streetlore/domain/sms';
import type { Recount } from '../counting/recount.ts';
import type { Services } from '../platform/services.ts';

/** Bookings of a number whose tours its conversation is found by. */
const MAX_BOOKINGS = 3;

/**
 * How the conversation of a number is derived: from its newest text, the newest to it, and its bookings; without any text it goes.
 * @param onAwaiting counts how many wait for an answer: asked only when this one has begun or ceased to
 */
export function recountOfConversation(
  services: Services,
  key: string,
  number: string,
  onAwaiting: () => Promise<void>,
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
      if (fields.awaits_answer !== (before.value?.awaits_answer ?? false)) await onAwaiting();
    },
  };
}

/** The newest text says most of it: what it is itself, real or a test, to the number or from it, needs no other query. */
async function derive({ store }: Services, number: string) {
  const last = await store.first(newestTexts(number, 1));
  if (!last) return null;
  const [lastSent, bookings, ofOtherKind, asked] = await Promise.all([
    last.direction === 'outbound' ? last : store.first(newestTextTo(number)),
    store.find(newestBookingsOf(number, MAX_BOOKINGS)),
    store.ids(someTextOf(number, !last.is_test)),
    store.first(latestPleaOrAnswer(number)),
  ]);
  const hasOther = ofOtherKind.length > 0;
  return conversationOf({
    phone_number: number,
    last,
    lastSent,
    booked: bookings.map(({ tour_name }) => tour_name),
    has_real: !last.is_test || hasOther,
    has_test: last.is_test || hasOther,
    awaits_answer: asked?.message_type === PLEA,
  });
}
