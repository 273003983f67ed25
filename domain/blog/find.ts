import { hasWords } from './search.ts';
import type { PostSummary } from './summary.ts';

/** The filters of the blog's list. An empty string filters nothing. */
export type BlogFilter = {
  readonly search: string;
  readonly tag: string;
};

/** The posts with the tag and with every typed word, in their order. */
export function findPosts<P extends Pick<PostSummary, 'tags' | 'search'>>(
  posts: readonly P[],
  { search, tag }: BlogFilter,
): P[] {
  return posts.filter((post) => (tag === '' || post.tags.includes(tag)) && hasWords(post, search));
}

/** How many tags a card shows before '+N more'. */
const TAGS_SHOWN = 3;

/** The first three tags, and how many more there are. */
export function cardTags(tags: readonly string[]): { shown: string[]; more: number } {
  return { shown: tags.slice(0, TAGS_SHOWN), more: Math.max(0, tags.length - TAGS_SHOWN) };
}
