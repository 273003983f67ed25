import { freeSlug } from '@streetlore/domain/blog';
import { collections } from '@streetlore/domain/paths';
import type { Services } from '../platform/services.ts';
import { isConflict } from '../store/conflict.ts';

/** Slugs that begin alike and are looked at. */
const MOST_ALIKE = 200;

/** `wanted`, or the first numbered one that no post has yet. */
export async function findFreeSlug({ store }: Services, wanted: string): Promise<string> {
  const alike = await store.posts
    .withConverter(null)
    .where('slug', '>=', wanted)
    .where('slug', '<', `${wanted}-\uf8ff`)
    .limit(MOST_ALIKE)
    .select('slug')
    .get();
  return freeSlug(
    wanted,
    alike.docs.map((post) => String(post.get('slug'))),
  );
}

/**
 * Two drafts written in the same moment may have found the same slug free: the one with the smaller id keeps it, the other
 * moves on, as often as needed. A draft that somebody has edited meanwhile is theirs.
 */
export async function settleSlug(services: Services, postId: string): Promise<void> {
  const { db, store } = services;
  const ref = db.doc(`${collections.blogPosts}/${postId}`);
  for (;;) {
    const post = await ref.get();
    const slug = post.get('slug');
    if (!post.updateTime || typeof slug !== 'string') return;
    const same = await store.posts.withConverter(null).where('slug', '==', slug).select().get();
    if (!same.docs.some(({ id }) => id < postId)) return;
    try {
      await ref.update({ slug: await findFreeSlug(services, slug) }, { lastUpdateTime: post.updateTime });
    } catch (error) {
      if (isConflict(error)) return;
      throw error;
    }
  }
}
