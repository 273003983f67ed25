import { hasWords } from './search.ts';
import type { PostSummary } from './summary.ts';

/** What the blog's list is narrowed to; empty strings narrow nothing. */
export type BlogFilter = {
  readonly search: string;
  readonly tag: string;
};

/** The posts that carry the tag and have every word typed; their order stays. */
export function findPosts<P extends Pick<PostSummary, 'tags' | 'search'>>(
  posts: readonly P[],
  { search, tag }: BlogFilter,
): P[] {
  return posts.filter((post) => (tag === '' || post.tags.includes(tag)) && hasWords(post, search));
}

/** Tags a card shows before it says '+N more'. */
const TAGS_SHOWN = 3;

/** The first three tags, and how many more there are. */
export function cardTags(tags: readonly string[]): { shown: string[]; more: number } {
  return { shown: tags.slice(0, TAGS_SHOWN), more: Math.max(0, tags.length - TAGS_SHOWN) };
}
