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
import type { GrowingList } from '../shell/use-growing-list.ts';
import { useShown } from '../shell/use-shown.ts';

/** How many posts a page of the list has. */
const POSTS_PAGE = 12;

/**
 * The query returns at most this many of the newest posts with the longest word typed. A search
 * looks through these for the other words and the topic.
 */
const MAX_SEARCHED = 100;

/** How many posts there are, in all and of each topic; null before the first post. */
export const useBlogStats = (): Live<WithId<BlogStats> | null> => useDocumentOf(documents.blogStats, blogStatsSchema);

/**
 * The posts that a search found. `found` holds their number for '12' or '100+'; null without a
 * search.
 */
export interface PostsFound extends GrowingList<PostSummary> {
  readonly found: { readonly count: number; readonly isMore: boolean } | null;
}

/**
 * The posts that match a search and a topic, the newest first. The previous posts stay until the
 * next have come.
 */
export function usePosts({ search, tag }: BlogFilter): Live<PostsFound> {
  const [shown, show] = useShown(`posts of ${tag} with ${search}`, POSTS_PAGE);
  const word = postWord(search);
  const live = useQuery(newestSummaries(tag || null, word, word ? MAX_SEARCHED : shown + 1));
  const answer = mapLive(live, (posts, left) => {
    const found = findPosts(posts, { search, tag });
    // A search reads all its posts at once, so posts that could not be read do not hint at more.
    const isMore = word ? found.length > shown : found.length + left > shown;
    return {
      rows: found.slice(0, shown),
      more: isMore ? () => show(shown + POSTS_PAGE) : undefined,
      found: word ? { count: found.length, isMore: posts.length + left === MAX_SEARCHED } : null,
    };
  });
  return mapLive(usePreviousData(answer), (posts) => ({ ...posts, isBusy: live.status === 'loading' }));
}

/** The published post with this slug; null when there is none. */
export function usePost(slug: string): Live<WithId<BlogPost> | null> {
  return mapLive(requireComplete(useQuery(publishedPostOf(slug))), ([post]) => post ?? null);
}
