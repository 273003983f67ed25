import type { BlogPost } from './schema.ts';

/** The filters of the back office's list. An empty search and 'all' filter nothing. */
export type PostListFilter = {
  readonly search: string;
  readonly status: BlogPost['status'] | 'all';
};

/**
 * The posts in the status with every searched word in title, excerpt, topic, tone, author or tags,
 * in their order.
 */
export function filterPosts<
  P extends Pick<BlogPost, 'title' | 'excerpt' | 'topic' | 'tone' | 'author' | 'tags' | 'status'>,
>(posts: readonly P[], { search, status }: PostListFilter): P[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return posts.filter((post) => {
    const text = [post.title, post.excerpt, post.topic, post.tone, post.author, ...post.tags].join(' ').toLowerCase();
    return (status === 'all' || post.status === status) && words.every((word) => text.includes(word));
  });
}
