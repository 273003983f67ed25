import { type BlogPost, editorTexts } from '@streetlore/domain/blog';
import { Button } from '../../../ui/button.tsx';
import { PagedList } from '../../paged-list.tsx';
import { type Post, usePostPages } from '../data.ts';
import { blogAdminTexts } from '../texts.ts';
import styles from './list.module.css';
import { PostCard } from './post-card.tsx';

type PostPagesProps = {
  readonly status: BlogPost['status'] | null;
  readonly onEdit: (id: string) => void;
  readonly onDelete: (post: Post) => void;
  readonly onClear: () => void;
  readonly onWrite: () => void;
};

export function PostPages({ status, onEdit, onDelete, onClear, onWrite }: PostPagesProps) {
  return (
    <PagedList
      pages={usePostPages(status)}
      label={blogAdminTexts.posts}
      loading={blogAdminTexts.listLoading}
      failed={blogAdminTexts.listFailed}
      empty={editorTexts.noPosts}
      whenEmpty={
        status ? (
          <Button variant="outline" onClick={onClear}>
            {blogAdminTexts.clearFilters}
          </Button>
        ) : (
          <Button onClick={onWrite}>{editorTexts.createFirst}</Button>
        )
      }
      className={styles.cards}
    >
      {(post, place) => (
        <PostCard
          key={post.id}
          post={post}
          place={place}
          onEdit={() => onEdit(post.id)}
          onDelete={() => onDelete(post)}
        />
      )}
    </PagedList>
  );
}
