import { editorTexts, filterPosts, type PostListFilter } from '@streetlore/domain/blog';
import { LiveView } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { POSTS_PAGE, POSTS_SEARCHED, type Post, useNewestPosts } from '../data.ts';
import { blogAdminTexts } from '../texts.ts';
import styles from './list.module.css';
import { PostCard } from './post-card.tsx';

type FoundPostsProps = {
  readonly filter: PostListFilter;
  readonly shown: number;
  readonly onShow: (count: number) => void;
  readonly onEdit: (id: string) => void;
  readonly onDelete: (post: Post) => void;
  readonly onClear: () => void;
};

/**
 * The posts that contain all searched words. Firestore cannot search inside texts, so this filters
 * the newest posts in the browser.
 */
export function FoundPosts({ filter, shown, onShow, onEdit, onDelete, onClear }: FoundPostsProps) {
  const most = Math.max(POSTS_PAGE, shown);
  return (
    <LiveView
      live={useNewestPosts()}
      loading={<Loading text={blogAdminTexts.listLoading} height="16rem" />}
      failed={blogAdminTexts.listFailed}
    >
      {(posts) => {
        const found = filterPosts(posts, filter);
        return (
          <>
            <p role="status" className={styles.found}>
              {blogAdminTexts.found(found.length, posts.length, posts.length >= POSTS_SEARCHED)}
            </p>
            {found.length === 0 ? (
              <EmptyState title={editorTexts.noPosts}>
                <Button variant="outline" onClick={onClear}>
                  {blogAdminTexts.clearFilters}
                </Button>
              </EmptyState>
            ) : (
              <ul className={styles.cards} aria-label={blogAdminTexts.posts}>
                {found.slice(0, most).map((post, index) => (
                  <PostCard
                    key={post.id}
                    post={post}
                    place={index % POSTS_PAGE}
                    onEdit={() => onEdit(post.id)}
                    onDelete={() => onDelete(post)}
                  />
                ))}
              </ul>
            )}
            {found.length > most && (
              <Button variant="outline" onClick={() => onShow(most + POSTS_PAGE)}>
                {blogAdminTexts.showMore}
              </Button>
            )}
          </>
        );
      }}
    </LiveView>
  );
}
