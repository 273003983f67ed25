import {
  type BlogFilter,
  type BlogPost,
  type BlogStats,
  blogStatsSchema,
  findPosts,
  newestSummaries,
  type PostSummary,
  postWord,
  publishedPostOf,
} from '@streetlore/domain/blog';
import { documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { type Live, mapLive, requireComplete, useDocumentOf, usePreviousData, useQuery } from '../../data/index.ts';
import { type GrowingList, useShown } from '../shell/use-growing-list.ts';

const POSTS_PAGE = 12;

/**
 * A query finds at most this many of the newest posts by the longest word typed, among which the
 * search then looks for the other words and the topic.
 */
const MAX_SEARCHED = 100;

/** In all and of each topic; null before the first post. */
export const useBlogStats = (): Live<WithId<BlogStats> | null> => useDocumentOf(documents.blogStats, blogStatsSchema);

/** `found` holds the number of posts for '12' or '100+'; null without a search. */
export interface PostsFound extends GrowingList<PostSummary> {
  readonly found: { readonly count: number; readonly isMore: boolean } | null;
}

/** The newest first. The previous posts stay until the next have come. */
export function usePosts({ search, tag }: BlogFilter): Live<PostsFound> {
  const [shown, show] = useShown(`posts of ${tag} with ${search}`, POSTS_PAGE);
  const word = postWord(search);
  const live = useQuery(newestSummaries(tag || null, word, word ? MAX_SEARCHED : shown + 1));
  const answer = mapLive(live, (posts, left) => {
    const found = findPosts(posts, { search, tag });
    // A search reads all its posts at once, so unreadable posts do not hint at more.
    const isMore = word ? found.length > shown : found.length + left > shown;
    return {
      rows: found.slice(0, shown),
      more: isMore ? () => show(shown + POSTS_PAGE) : undefined,
      found: word ? { count: found.length, isMore: posts.length + left === MAX_SEARCHED } : null,
    };
  });
  return mapLive(usePreviousData(answer), (posts) => ({ ...posts, isBusy: live.status === 'loading' }));
}

export function usePost(slug: string): Live<WithId<BlogPost> | null> {
  return mapLive(requireComplete(useQuery(publishedPostOf(slug))), ([post]) => post ?? null);
}
