import type { Review, ReviewAuthor } from '@streetlore/domain/reviews';
import type { Services } from '../platform/services.ts';
import { keyedHashes } from '../store/keyed-hash.ts';
import type { Writes } from '../store/writes.ts';

/**
 * The one review that somebody may have of a hunt. Its id is a keyed hash of the booking and of who
 * writes: a later review by the same writer changes it, and nobody can tell from the id who that is.
 * @param writer a phone number, or `page/{name}` for a page player
 */
export async function readOwnReview({ store, privacyKey }: Services<'privacyKey'>, bookingId: string, writer: string) {
  const ids = keyedHashes(privacyKey, 'review', `${bookingId} ${writer}`);
  const [first, ...older] = await Promise.all([
    store.reviews.at(ids[0]).readVersioned(),
    // A review written before a rotation of the key is stored under an older id.
    ...ids.slice(1).map((id) => store.reviews.at(id).readVersioned()),
  ]);
  return {
    before: [first, ...older].map(({ value }) => value).find((value) => value !== null) ?? null,
    /** Adds the review, with who wrote it, to a commit. */
    write(commit: Writes, review: Review, author: ReviewAuthor): void {
      commit.put(first, review);
      commit.set(store.reviewAuthor(ids[0]), author);
      for (const one of older) {
        if (!one.value) continue;
        commit.delete(one);
        commit.delete(store.reviewAuthor(one.ref.id));
      }
    },
  };
}
