import { countPosts, editorTexts, filterPosts, type PostListFilter, postStatuses } from '@streetlore/domain/blog';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newPostId, POSTS_LISTED, type Post, useAllPosts } from '../../../live/admin-posts.ts';
import { LiveView } from '../../../live/LiveView.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SelectField, TextField } from '../../../ui/Field.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useNow } from '../../dashboard/use-now.ts';
import { blogDesk, type OpenPost } from '../address.ts';
import { ArticleQueue } from '../queue/ArticleQueue.tsx';
import { blogDeskTexts } from '../texts.ts';
import { Counters } from './Counters.tsx';
import { KeptCopies } from './KeptCopies.tsx';
import styles from './List.module.css';
import { PostCard } from './PostCard.tsx';

/** Cards shown at first and added by 'Show more'. */
const PAGE = 24;
/** How often it is looked whether a new month has begun, in ms. */
const MINUTE = 60_000;

/** Every post: four figures, search, status, cards; and the articles under way. */
export function PostListScreen() {
  const navigate = useNavigate();
  const open = (post: OpenPost) => void navigate(blogDesk, { state: post });
  const write = () => open({ post: newPostId(), fresh: true });
  return (
    <div className={styles.screen}>
      <div className={styles.bar}>
        <p className={styles.lead}>{blogDeskTexts.listLead}</p>
        <Button onClick={write}>
          <Plus size={18} aria-hidden="true" />
          {editorTexts.newPost}
        </Button>
      </div>
      <KeptCopies onOpen={open} />
      <LiveView live={useAllPosts()} loading={<ListLoading />} failed={blogDeskTexts.listFailed}>
        {(posts) => <PostList posts={posts} onOpen={open} onWrite={write} />}
      </LiveView>
      <ArticleQueue />
    </div>
  );
}

interface PostListProps {
  readonly posts: readonly Post[];
  readonly onOpen: (post: OpenPost) => void;
  readonly onWrite: () => void;
}

function PostList({ posts, onOpen, onWrite }: PostListProps) {
  const [filter, setFilter] = useState<PostListFilter>({ search: '', status: 'all' });
  const [shown, setShown] = useState(PAGE);
  const now = useNow(MINUTE);
  const narrow = (change: Partial<PostListFilter>) => {
    setFilter({ ...filter, ...change });
    setShown(PAGE);
  };
  const found = filterPosts(posts, filter);
  return (
    <>
      <Counters counts={countPosts(posts, now)} atLeast={posts.length >= POSTS_LISTED} />
      <search className={styles.filters}>
        <TextField
          label={blogDeskTexts.search}
          type="search"
          placeholder={blogDeskTexts.searchHint}
          value={filter.search}
          onChange={({ target }) => narrow({ search: target.value })}
        />
        <SelectField
          label={blogDeskTexts.status}
          value={filter.status}
          onChange={({ target }) => narrow({ status: postStatuses.find((status) => status === target.value) ?? 'all' })}
        >
          <option value="all">{blogDeskTexts.allStatuses}</option>
          {postStatuses.map((status) => (
            <option key={status} value={status}>
              {blogDeskTexts.postStatuses[status]}
            </option>
          ))}
        </SelectField>
      </search>
      <p role="status" className={styles.found}>
        {blogDeskTexts.found(found.length, posts.length)}
      </p>
      {found.length === 0 ? (
        <EmptyState title={editorTexts.noPosts}>
          {posts.length === 0 ? (
            <Button onClick={onWrite}>{editorTexts.createFirst}</Button>
          ) : (
            <Button variant="outline" onClick={() => narrow({ search: '', status: 'all' })}>
              {blogDeskTexts.clearFilters}
            </Button>
          )}
        </EmptyState>
      ) : (
        <ul className={styles.cards} aria-label={blogDeskTexts.posts}>
          {found.slice(0, shown).map((post, index) => (
            <PostCard
              key={post.id}
              post={post}
              place={index % PAGE}
              onEdit={() => onOpen({ post: post.id, fresh: false })}
            />
          ))}
        </ul>
      )}
      {found.length > shown && (
        <Button variant="outline" onClick={() => setShown(shown + PAGE)}>
          {blogDeskTexts.showMore}
        </Button>
      )}
    </>
  );
}

function ListLoading() {
  return (
    <Loading text={blogDeskTexts.listLoading}>
      <div className={styles.cards}>
        {[1, 2, 3].map((index) => (
          <Skeleton key={index} height="16rem" />
        ))}
      </div>
    </Loading>
  );
}
