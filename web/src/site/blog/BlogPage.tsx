import { blogTexts } from '@streetlore/domain/blog';
import { LiveView } from '../../live/LiveView.tsx';
import { usePosts } from '../../live/posts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Surface } from '../../ui/Surface.tsx';
import styles from './Blog.module.css';
import { BlogHead } from './BlogHead.tsx';
import { PostList } from './PostList.tsx';

/** Every published post, to search and to narrow by topic. */
export default function BlogPage() {
  return (
    <>
      <BlogHead />
      <Surface material="paper" torn aria-label="Articles">
        <LiveView
          live={usePosts()}
          loading={
            <Loading text={blogTexts.loading}>
              <div className={styles.cards}>
                {[1, 2, 3].map((index) => (
                  <Skeleton key={index} height="26rem" />
                ))}
              </div>
            </Loading>
          }
          failed={blogTexts.loadFailed}
        >
          {(posts) =>
            posts.length === 0 ? (
              <EmptyState title="No articles yet">
                <p>The first one is being written. Come back soon.</p>
              </EmptyState>
            ) : (
              <PostList posts={posts} />
            )
          }
        </LiveView>
      </Surface>
    </>
  );
}
