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

/** A free slug and its reservation, for the commit of the post, which fails if the slug was taken meanwhile. */
export type FreeSlug = { slug: string; reservation: SeenOrAbsent<SlugReservation> };

/** Finds a free slug: `wanted`, or the first numbered variant that no post has yet. */
export async function findFreeSlug({ store }: Services, wanted: string): Promise<FreeSlug> {
  // Reservations first: a slug taken between the two reads shows in the posts or in a version.
  const reservations = await store.findVersioned(reservationsLike(wanted));
  const posts = await store.findPart(postsWithSlugsLike(wanted), slugSchema);
  const slug = freeSlug(
    wanted,
    posts.map((post) => post.slug),
  );
  // Free again if its post has another slug or was deleted, although the reservation stays.
  const left = reservations.find(({ ref }) => ref.id === slug);
  return { slug, reservation: left ?? { ref: store.postSlugs.at(slug), version: null, value: null } };
}
