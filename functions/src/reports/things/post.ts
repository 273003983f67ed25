import { changedPost, postAsThing } from '@streetlore/domain/reports';
import type { Services } from '../../platform/services.ts';
import { type FoundThing, nothing } from './thing.ts';

/** A blog post, which is our own: nobody else is told. */
export async function findPost({ store }: Pick<Services, 'store'>, id: string): Promise<FoundThing> {
  const post = await store.posts.at(id).readVersioned();
  if (!post.version) return nothing;
  return {
    thing: postAsThing(post.value),
    sender: null,
    photographer: null,
    change(commit, change, now) {
      const fields = changedPost(change, now);
      if (Object.keys(fields).length > 0) commit.update(post, fields);
    },
  };
}
