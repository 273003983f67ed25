import { type BlogPost, publishedPostOf, publishedPosts } from '@streetlore/domain/blog';
import type { WithId } from '@streetlore/domain/query';
import { type Live, mapLive, useQuery, wholly } from '../../data/index.ts';

/** Every published post, the newest first. */
export function usePosts(): Live<readonly WithId<BlogPost>[]> {
  return useQuery(publishedPosts());
}

/** The published post with this slug; null when there is none. */
export function usePost(slug: string): Live<WithId<BlogPost> | null> {
  return mapLive(wholly(useQuery(publishedPostOf(slug))), ([post]) => post ?? null);
}
