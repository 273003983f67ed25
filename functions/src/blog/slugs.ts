import { freeSlug, postsWithSlugsLike, reservationsLike, type SlugReservation } from '@streetlore/domain/blog';
import { documents } from '@streetlore/domain/paths';
import type { Timestamp, WriteBatch } from 'firebase-admin/firestore';
import type { Services } from '../platform/services.ts';

/** A slug that no post has, and how to take it. */
export type FreeSlug = {
  slug: string;
  /** Takes it for a post, in the batch that writes the post: the batch fails when somebody else was quicker. */
  take(batch: WriteBatch, postId: string): void;
};

/** `wanted`, or the first numbered one that no post has yet. */
export async function findFreeSlug({ db, store }: Services, wanted: string): Promise<FreeSlug> {
  const [posts, reservations] = await Promise.all([
    store.rawQuery(postsWithSlugsLike(wanted)).select('slug').get(),
    store.query(reservationsLike(wanted)).get(),
  ]);
  const slug = freeSlug(
    wanted,
    posts.docs.map((post) => String(post.get('slug'))),
  );
  // One whose post has moved on since, or is gone, is free again.
  const left = reservations.docs.find(({ id }) => id === slug);
  return { slug, take: taking(db, slug, left?.updateTime) };
}

function taking(db: Services['db'], slug: string, left: Timestamp | undefined): FreeSlug['take'] {
  const ref = db.doc(documents.postSlug(slug));
  return (batch, postId) => {
    const reservation = { post_id: postId } satisfies SlugReservation;
    if (left) batch.update(ref, reservation, { lastUpdateTime: left });
    else batch.create(ref, reservation);
  };
}
