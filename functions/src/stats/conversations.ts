import { documents } from '@streetlore/domain/paths';
import { conversationOf } from '@streetlore/domain/sms';
import type { Recount } from '../platform/recount.ts';
import type { Services } from '../platform/services.ts';

/** Bookings of a number whose tours its conversation is found by. */
const MOST_BOOKINGS = 3;

/** How the conversation of a number is derived: from its newest text, the newest to it, and its bookings; without any text it goes. */
export function recountOfConversation(services: Services, key: string, number: string): Recount {
  const count = () => derive(services, number);
  return { key, target: services.db.doc(documents.conversation(number)), stamp: 'counted_at', count, whole: count };
}

async function derive({ store }: Services, number: string) {
  const texts = store.messages.where('phone_number', '==', number);
  const [last, lastSent, bookings, real, test] = await Promise.all([
    texts.orderBy('seq', 'desc').limit(1).get(),
    texts.where('direction', '==', 'outbound').orderBy('seq', 'desc').limit(1).get(),
    store.bookings
      .where('phone_numbers', 'array-contains', number)
      .orderBy('confirmed_at', 'desc')
      .limit(MOST_BOOKINGS)
      .get(),
    texts.where('is_test', '==', false).limit(1).get(),
    texts.where('is_test', '==', true).limit(1).get(),
  ]);
  return conversationOf({
    phone_number: number,
    last: last.docs[0]?.data() ?? null,
    lastSent: lastSent.docs[0]?.data() ?? null,
    booked: bookings.docs.map((booking) => booking.data().tour_name),
    has_real: !real.empty,
    has_test: !test.empty,
  });
}
