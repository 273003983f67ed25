import { EmptyState } from '../../ui/empty-state.tsx';
import { ShowMore } from '../shell/show-more.tsx';
import styles from './blog.module.css';
import type { PostsFound } from './data.ts';
import { PostCard } from './post-card.tsx';

type PostListProps = {
  readonly posts: PostsFound;
  /** Without a search. */
  readonly articles: number;
};

export function PostList({ posts, articles }: PostListProps) {
  const { count, isMore } = posts.found ?? { count: articles, isMore: false };
  return (
    <>
      <p role="status" className={styles.count}>
        {count === 1 ? '1 article' : `${count}${isMore ? '+' : ''} articles`}
      </p>
      {posts.rows.length === 0 ? (
        <EmptyState title="No articles found">
          <p>Nothing here matches. Try other words, or another topic.</p>
        </EmptyState>
      ) : (
        <>
          <ul className={styles.cards}>
            {posts.rows.map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
          </ul>
          <ShowMore list={posts} />
        </>
      )}
    </>
  );
}
