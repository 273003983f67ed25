import { reviewDocument, type SubmittedReview } from '@streetlore/domain/reviews/taking';
import type { Services } from '../platform/services.ts';
import type { Writes } from '../store/writes.ts';
import { readOwnReview } from './own-review.ts';

/** Adds reviews to the commit that settles their texts. */
export async function addReviews(
  services: Services<'privacyKey'>,
  commit: Writes,
  reviews: readonly SubmittedReview[],
): Promise<void> {
  // A batch of reviews comes from one phone. Its last answer counts.
  const given = reviews.at(-1);
  if (!given) return;
  const { booking, phone_number } = given;
  const { before, write } = await readOwnReview(services, booking.id, phone_number);
  const created_at = before?.created_at ?? reviews[0]?.at ?? given.at;
  write(
    commit,
    { ...reviewDocument(given, before), created_at },
    { reviewer_phone: phone_number, booking_id: booking.id },
  );
}
