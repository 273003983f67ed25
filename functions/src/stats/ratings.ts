import { documents } from '@streetlore/domain/paths';
import { ratingOf, ratingsOf } from '@streetlore/domain/reviews';
import type { Recount } from '../counting/recount.ts';
import type { Services } from '../platform/services.ts';

/**
 * The recount of a tour's rating and number of reviews, which are fields of the tour itself. A
 * deleted tour is not written again.
 */
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
