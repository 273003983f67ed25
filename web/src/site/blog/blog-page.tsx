import { blogTexts } from '@streetlore/domain/blog';
import { combineLive, LiveView, mapLive } from '../../data/index.ts';
import { useHydrating } from '../../server-rendering/use-hydrating.ts';
import { useHydratedAddress } from '../../ui/address.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Surface } from '../../ui/surface.tsx';
import styles from './blog.module.css';
import { BlogHead } from './blog-head.tsx';
import { useBlogStats, usePosts } from './data.ts';
import { PostFilters } from './post-filters.tsx';
import { PostList } from './post-list.tsx';

export default function BlogPage() {
  const [{ search, topic }, keep] = useHydratedAddress({ search: '', topic: '' });
  // The server knows no search. In the browser the fields begin anew, with the address's.
  const isHydrating = useHydrating();
  return (
    <>
      <BlogHead />
      <Surface material="paper" torn aria-label="Articles">
        <Articles {...{ search, topic, keep, isHydrating }} />
      </Surface>
    </>
  );
}

type ArticlesProps = {
  readonly search: string;
  readonly topic: string;
  readonly keep: (change: { readonly search?: string; readonly topic?: string }) => void;
  readonly isHydrating: boolean;
};

export function Articles({ search, topic, keep, isHydrating }: ArticlesProps) {
  const stats = useBlogStats();
  const known = stats.status === 'ready' ? (stats.data?.topics ?? []) : null;
  const chosen = known?.find((one) => one.topic === topic);
  const tag = known ? (chosen?.topic ?? '') : topic;
  const posts = usePosts({ search, tag });
  // When both have failed, the retry tries both.
  const both = mapLive(combineLive(stats, posts), ([figures]) => figures);
  return (
    <LiveView live={stats.status === 'failed' ? both : stats} loading={<CardsLoading />} failed={blogTexts.loadFailed}>
      {(figures) =>
        figures?.articles ? (
          <>
            <PostFilters
              key={isHydrating ? 'as from the server' : 'live'}
              isDisabled={isHydrating}
              topics={figures.topics}
              search={search}
              tag={tag}
              keep={keep}
            />
            <LiveView live={posts} loading={<CardsLoading />} failed={blogTexts.loadFailed}>
              {(found) => <PostList posts={found} articles={(chosen ?? figures).articles} />}
            </LiveView>
          </>
        ) : (
          <EmptyState title="No articles yet">
            <p>The first one is being written. Come back soon.</p>
          </EmptyState>
        )
      }
    </LiveView>
  );
}

function CardsLoading() {
  return (
    <Loading text={blogTexts.loading}>
      <div className={styles.cards}>
        {[1, 2, 3].map((index) => (
          <Skeleton key={index} height="26rem" />
        ))}
      </div>
    </Loading>
  );
}
