import { changedReview, reviewAsThing } from '@streetlore/domain/reports';
import type { Services } from '../../platform/services.ts';
import { type FoundThing, nothing } from './thing.ts';

/** A player's review. */
export async function findReview({ store }: Pick<Services, 'store'>, id: string): Promise<FoundThing> {
  const [review, author] = await Promise.all([store.reviews.at(id).readVersioned(), store.reviewAuthor(id).read()]);
  if (!review.version) return nothing;
  const [tour, booking] = await Promise.all([
    store.tours.at(review.value.tour_id).read(),
    author && store.bookings.at(author.booking_id).read(),
  ]);
  return {
    thing: reviewAsThing(review.value, tour?.neighborhood ?? null),
    sender: booking?.email
      ? { email: booking.email, about: `a review of ${review.value.tour_name} by your team` }
      : null,
    photographer: null,
    change(commit, change) {
      const fields = changedReview(change);
      if (Object.keys(fields).length > 0) commit.update(review, fields);
    },
  };
}
