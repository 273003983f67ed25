import {
  blogPostSchema,
  freeSlug,
  postsWithSlugsLike,
  reservationsLike,
  type SlugReservation,
} from '@streetlore/domain/blog';
import * as z from 'zod/mini';
import type { Services } from '../platform/services.ts';
import type { SeenOrAbsent } from '../store/writes.ts';

const slugSchema = z.pick(blogPostSchema, { slug: true });

/** A free slug and its reservation. Added to the commit that writes the post, it makes that fail if the slug was taken meanwhile. */
export type FreeSlug = { slug: string; reservation: SeenOrAbsent<SlugReservation> };

/** `wanted`, or the first numbered one that no post has yet. */
export async function findFreeSlug({ store }: Services, wanted: string): Promise<FreeSlug> {
  // In this order: a slug that is taken in between then shows among the posts, or its reservation has another version.
  const reservations = await store.findVersioned(reservationsLike(wanted));
  const posts = await store.findPart(postsWithSlugsLike(wanted), slugSchema);
  const slug = freeSlug(
    wanted,
    posts.map((post) => post.slug),
  );
  // A slug whose post has since changed its own, or was deleted, is free again.
  const left = reservations.find(({ ref }) => ref.id === slug);
  return { slug, reservation: left ?? { ref: store.postSlugs.at(slug), version: null } };
}
