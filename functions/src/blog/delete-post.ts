import { type DeletePostInput, type DeletePostOutput, deletePostInput } from '@streetlore/domain/blog';
import { storagePaths } from '@streetlore/domain/paths';
import { audit } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';

/** Deletes a post, then its uploaded pictures. A repeated call finishes what a crash left. */
export async function removePost(
  services: Services,
  { post_id }: DeletePostInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<DeletePostOutput> {
  const { store, bucket } = services;
  await withoutConflict(async () => {
    const post = await store.postHeads.at(post_id).readVersioned();
    if (!post.version) return;
    const { title, slug, status } = post.value;
    const commit = store.commit();
    commit.delete(post);
    commit.delete(store.postSlugs.at(slug));
    const detail = { title, slug, status };
    audit(commit, services, caller, { action: 'post_deleted', target: post.ref.path, detail });
    await commit.run();
  });
  for (const prefix of storagePaths.picturesOf({ folder: 'blog', id: post_id })) await bucket.deleteFiles({ prefix });
  return { post_id };
}

export const deletePost = callable('deletePost', { input: deletePostInput, who: 'admin', run: removePost });
