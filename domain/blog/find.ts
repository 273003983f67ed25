import type { BlogPost } from './schema.ts';

/** What the blog's list is narrowed to; empty strings narrow nothing. */
export type BlogFilter = {
  readonly search: string;
  readonly tag: string;
};

/** Every tag of the posts, in alphabetical order, each once. */
export function tagsOf(posts: readonly Pick<BlogPost, 'tags'>[]): string[] {
  return [...new Set(posts.flatMap((post) => post.tags))].sort((a, b) => a.localeCompare(b, 'en-GB'));
}

/** The posts that carry the tag and hold every searched word in title, excerpt, author or tags; their order stays. */
export function findPosts<P extends Pick<BlogPost, 'title' | 'excerpt' | 'author' | 'tags'>>(
  posts: readonly P[],
  { search, tag }: BlogFilter,
): P[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return posts.filter((post) => {
    const text = [post.title, post.excerpt, post.author, ...post.tags].join(' ').toLowerCase();
    return (tag === '' || post.tags.includes(tag)) && words.every((word) => text.includes(word));
  });
}

/** Tags a card shows before it says '+N more'. */
const TAGS_SHOWN = 3;

/** The first three tags, and how many more there are. */
export function cardTags(tags: readonly string[]): { shown: string[]; more: number } {
  return { shown: tags.slice(0, TAGS_SHOWN), more: Math.max(0, tags.length - TAGS_SHOWN) };
}
