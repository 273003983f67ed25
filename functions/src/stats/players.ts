import { bookingsWithPhone } from '@streetlore/domain/booking';
import { documents } from '@streetlore/domain/paths';
import { countPlayer } from '@streetlore/domain/player';
import { ratingOf, ratingsOf } from '@streetlore/domain/reviews';
import { newestTextFrom, playedTextsFrom, textsTo } from '@streetlore/domain/sms';
import type { Recount } from '../counting/recount.ts';
import type { Services } from '../platform/services.ts';
import { hasOptedOut } from '../store/consent.ts';

/** The recount of a player's figures. A number that no booking names is no player. */
export function recountOfPlayer(services: Services<'privacyKey'>, key: string, number: string): Recount {
  const count = () => figuresOf(services, number);
  return { key, target: services.store.figuresAt(documents.player(number)), stamp: 'counted_at', count, whole: count };
}

async function figuresOf(services: Services<'privacyKey'>, number: string) {
  const { store } = services;
  const [bookings, sent, played, last, optedOut] = await Promise.all([
    store.find(bookingsWithPhone(number)),
    store.count(textsTo(number)),
    store.count(playedTextsFrom(number)),
    store.first(newestTextFrom(number)),
    hasOptedOut(services, number),
  ]);
  return countPlayer(number, bookings, { messages: sent + played, last: last?.sent_at ?? null, optedOut });
}

/** Rating and number of reviews are fields of the tour itself. A deleted tour is not written again. */
export function recountOfRating({ store }: Services, key: string, tourId: string): Recount {
  return {
    key,
    target: store.figuresAt(documents.tour(tourId)),
    stamp: 'reviews_counted_at',
    async count() {
      const { count, rating } = await store.sums(ratingsOf(tourId));
      return ratingOf(rating, count);
    },
    whole: null,
  };
}
