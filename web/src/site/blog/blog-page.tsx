import { blogTexts } from '@streetlore/domain/blog';
import { LiveView } from '../../data/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Surface } from '../../ui/surface.tsx';
import styles from './blog.module.css';
import { BlogHead } from './blog-head.tsx';
import { usePosts } from './data.ts';
import { PostList } from './post-list.tsx';

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
