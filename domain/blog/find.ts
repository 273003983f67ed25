import { isFoundBy } from '../partner/search.ts';
import type { PostSummary } from './summary.ts';
import { searchedText } from './summary.ts';

/** What the blog's list is narrowed to; empty strings narrow nothing. */
export type BlogFilter = {
  readonly search: string;
  readonly tag: string;
};

/** The posts that carry the tag and have a word that begins so for every word typed, in title, excerpt, author or tags; their order stays. */
export function findPosts<P extends Pick<PostSummary, 'title' | 'excerpt' | 'author' | 'tags'>>(
  posts: readonly P[],
  { search, tag }: BlogFilter,
): P[] {
  return posts.filter((post) => (tag === '' || post.tags.includes(tag)) && isFoundBy(searchedText(post), search));
}

/** Tags a card shows before it says '+N more'. */
const TAGS_SHOWN = 3;

/** The first three tags, and how many more there are. */
export function cardTags(tags: readonly string[]): { shown: string[]; more: number } {
  return { shown: tags.slice(0, TAGS_SHOWN), more: Math.max(0, tags.length - TAGS_SHOWN) };
}
