import { documents } from '@streetlore/domain/paths';
import { countPlayer } from '@streetlore/domain/player';
import type { Recount } from '../platform/recount.ts';
import type { Services } from '../platform/services.ts';
import { hasOptedOut } from '../store/consent.ts';

/** How a player's figures are counted; without a booking that names the number there is no player. */
export function recountOfPlayer(services: Services<'privacyKey'>, key: string, number: string): Recount {
  const count = () => figuresOf(services, number);
  return { key, target: services.db.doc(documents.player(number)), stamp: 'counted_at', count, whole: count };
}

async function figuresOf(services: Services<'privacyKey'>, number: string) {
  const { store } = services;
  const texts = store.messages.where('phone_number', '==', number);
  const [bookings, messages, last, optedOut] = await Promise.all([
    store.bookings.where('phone_numbers', 'array-contains', number).get(),
    texts.count().get(),
    texts.where('direction', '==', 'inbound').orderBy('sent_at', 'desc').limit(1).get(),
    hasOptedOut(services, number),
  ]);
  return countPlayer(
    number,
    bookings.docs.map((booking) => booking.data()),
    {
      messages: messages.data().count,
      last: last.docs[0]?.data().sent_at ?? null,
      optedOut,
    },
  );
}
