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

/**
 * A free slug and its reservation, which the commit of the post writes. That commit fails if the slug was
 * taken meanwhile.
 */
export type FreeSlug = { slug: string; reservation: SeenOrAbsent<SlugReservation> };

/** Finds a free slug: `wanted`, or the first numbered variant that no post has yet. */
export async function findFreeSlug({ store }: Services, wanted: string): Promise<FreeSlug> {
  // Reads the reservations before the posts. A slug that is taken between the two reads is then among the
  // posts, or its reservation has a newer version.
  const reservations = await store.findVersioned(reservationsLike(wanted));
  const posts = await store.findPart(postsWithSlugsLike(wanted), slugSchema);
  const slug = freeSlug(
    wanted,
    posts.map((post) => post.slug),
  );
  // A slug is free again when its post got another slug or was deleted. Its reservation stays.
  const left = reservations.find(({ ref }) => ref.id === slug);
  return { slug, reservation: left ?? { ref: store.postSlugs.at(slug), version: null, value: null } };
}
