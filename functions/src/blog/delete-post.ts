import { type DeletePostInput, type DeletePostOutput, deletePostInput } from '@streetlore/domain/blog';
import { collections, documents, storagePaths } from '@streetlore/domain/paths';
import { audit } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';

/** Deletes a post, then the pictures uploaded for it. Called again it finishes what a crash left. */
export async function remove(
  services: Services,
  { post_id }: DeletePostInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<DeletePostOutput> {
  const { db, bucket } = services;
  const ref = db.doc(`${collections.blogPosts}/${post_id}`);
  await withoutConflict(async () => {
    const post = await ref.get();
    if (!post.updateTime) return;
    const batch = db.batch();
    batch.delete(ref, { lastUpdateTime: post.updateTime });
    const slug: unknown = post.get('slug');
    if (typeof slug === 'string') batch.delete(db.doc(documents.postSlug(slug)));
    const detail = { title: post.get('title'), slug: post.get('slug'), status: post.get('status') };
    audit(batch, services, caller, { action: 'post_deleted', target: ref.path, detail });
    await batch.commit();
  });
  for (const prefix of storagePaths.picturesOf({ folder: 'blog', id: post_id })) await bucket.deleteFiles({ prefix });
  return { post_id };
}

export const deletePost = callable('deletePost', { input: deletePostInput, who: 'admin', run: remove });
