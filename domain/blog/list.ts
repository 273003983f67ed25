import type { BlogPost } from './schema.ts';

/** What the back office's list is narrowed to; an empty search and 'all' narrow nothing. */
export type PostListFilter = {
  readonly search: string;
  readonly status: BlogPost['status'] | 'all';
};

/** The posts in that status that hold every searched word in title, excerpt, topic, tone, author or tags; their order stays. */
export function filterPosts<
  P extends Pick<BlogPost, 'title' | 'excerpt' | 'topic' | 'tone' | 'author' | 'tags' | 'status'>,
>(posts: readonly P[], { search, status }: PostListFilter): P[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return posts.filter((post) => {
    const text = [post.title, post.excerpt, post.topic, post.tone, post.author, ...post.tags].join(' ').toLowerCase();
    return (status === 'all' || post.status === status) && words.every((word) => text.includes(word));
  });
}
