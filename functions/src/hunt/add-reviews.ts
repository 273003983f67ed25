import { reviewDocument, type SubmittedReview } from '@streetlore/domain/reviews/taking';
import type { Services } from '../platform/services.ts';
import { keyedHashes } from '../store/keyed-hash.ts';
import type { Writes } from '../store/writes.ts';

/**
 * Adds reviews to the commit that settles their texts. A review's id is a keyed hash of booking and
 * phone. A later answer from the same phone changes the same review, and nobody can tell the
 * phone's number from the id.
 */
export async function addReviews(
  services: Services<'privacyKey'>,
  commit: Writes,
  reviews: readonly SubmittedReview[],
): Promise<void> {
  // A batch of reviews comes from one phone. Its last answer counts.
  const given = reviews.at(-1);
  if (!given) return;
  const { store, privacyKey } = services;
  const { booking, phone_number } = given;
  const ids = keyedHashes(privacyKey, 'review', `${booking.id} ${phone_number}`);
  const [first, ...older] = await Promise.all(ids.map((id) => store.reviews.at(id).readVersioned()));
  // A review written before a rotation of the key is stored under an older id.
  const before = [first, ...older].map((one) => one?.value ?? null).find((value) => value !== null) ?? null;
  if (!first) return;
  const review = { ...reviewDocument(given, before), created_at: before?.created_at ?? reviews[0]?.at ?? given.at };
  commit.put(first, review);
  commit.set(store.reviewAuthor(ids[0]), { reviewer_phone: phone_number, booking_id: booking.id });
  for (const one of older) {
    if (!one.value) continue;
    commit.delete(one);
    commit.delete(store.reviewAuthor(one.ref.id));
  }
}
