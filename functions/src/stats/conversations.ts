import { newestBookingsOf } from '@streetlore/domain/booking';
import { documents } from '@streetlore/domain/paths';
import { conversationOf, newestTexts, newestTextTo, someTextOf } from '@streetlore/domain/sms';
import type { Recount } from '../platform/recount.ts';
import type { Services } from '../platform/services.ts';

/** Bookings of a number whose tours its conversation is found by. */
const MOST_BOOKINGS = 3;

/** How the conversation of a number is derived: from its newest text, the newest to it, and its bookings; without any text it goes. */
export function recountOfConversation(services: Services, key: string, number: string): Recount {
  const count = () => derive(services, number);
  return {
    key,
    target: services.store.figuresAt(documents.conversation(number)),
    stamp: 'counted_at',
    count,
    whole: count,
  };
}

async function derive({ store }: Services, number: string) {
  const [last, lastSent, bookings, real, test] = await Promise.all([
    store.first(newestTexts(number, 1)),
    store.first(newestTextTo(number)),
    store.find(newestBookingsOf(number, MOST_BOOKINGS)),
    store.ids(someTextOf(number, false)),
    store.ids(someTextOf(number, true)),
  ]);
  return conversationOf({
    phone_number: number,
    last,
    lastSent,
    booked: bookings.map(({ tour_name }) => tour_name),
    has_real: real.length > 0,
    has_test: test.length > 0,
  });
}
