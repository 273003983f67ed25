import { countPosts, editorTexts, filterPosts, postStatuses } from '@streetlore/domain/blog';
import { Plus } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LiveView } from '../../../data/index.ts';
import { useAddress, useTyped } from '../../../ui/address.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { blogAddress, type OpenPost } from '../address.ts';
import { newPostId, POSTS_LISTED, type Post, useAllPosts } from '../data.ts';
import { ArticleQueue } from '../queue/article-queue.tsx';
import { blogAdminTexts } from '../texts.ts';
import { Counters } from './counters.tsx';
import { KeptCopies } from './kept-copies.tsx';
import styles from './list.module.css';
import { PostCard } from './post-card.tsx';

/** Cards shown at first and added by 'Show more'. */
const PAGE = 24;
/** How often it is looked whether a new month has begun, in ms. */
const MINUTE = 60_000;

const choices = { search: '', status: ['all', ...postStatuses], shown: '' } as const;

/** Every post: four figures, search, status, cards; and the articles under way. */
export function PostListScreen() {
  const navigate = useNavigate();
  const { search } = useLocation();
  // What the list is narrowed to stays in the address of the editor, whose way back leads there.
  const open = (post: OpenPost) => void navigate(blogAddress + search, { state: post });
  const write = () => open({ post: newPostId(), fresh: true });
  return (
    <div className={styles.screen}>
      <div className={styles.bar}>
        <p className={styles.lead}>{blogAdminTexts.listLead}</p>
        <Button onClick={write}>
          <Plus size={18} aria-hidden="true" />
          {editorTexts.newPost}
        </Button>
      </div>
      <KeptCopies onOpen={open} />
      <LiveView live={useAllPosts()} loading={<ListLoading />} failed={blogAdminTexts.listFailed}>
        {(posts) => <PostList posts={posts} onOpen={open} onWrite={write} />}
      </LiveView>
      <ArticleQueue />
    </div>
  );
}

type PostListProps = {
  readonly posts: readonly Post[];
  readonly onOpen: (post: OpenPost) => void;
  readonly onWrite: () => void;
};

function PostList({ posts, onOpen, onWrite }: PostListProps) {
  const [{ search, status, shown: kept }, keep] = useAddress(choices);
  const [typed, setTyped] = useTyped(search, (text) => narrow({ search: text }));
  const shown = Math.max(PAGE, Number(kept) || 0);
  const now = useNow(MINUTE);
  const narrow = (change: Parameters<typeof keep>[0]) => keep({ ...change, shown: '' });
  const found = filterPosts(posts, { search: typed, status });
  return (
    <>
      <Counters counts={countPosts(posts, now)} atLeast={posts.length >= POSTS_LISTED} />
      <search className={styles.filters}>
        <TextField
          label={blogAdminTexts.search}
          type="search"
          placeholder={blogAdminTexts.searchHint}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <SelectField
          label={blogAdminTexts.status}
          value={status}
          onChange={({ target }) => narrow({ status: postStatuses.find((status) => status === target.value) ?? 'all' })}
        >
          <option value="all">{blogAdminTexts.allStatuses}</option>
          {postStatuses.map((status) => (
            <option key={status} value={status}>
              {blogAdminTexts.postStatuses[status]}
            </option>
          ))}
        </SelectField>
      </search>
      <p role="status" className={styles.found}>
        {blogAdminTexts.found(found.length, posts.length)}
      </p>
      {found.length === 0 ? (
        <EmptyState title={editorTexts.noPosts}>
          {posts.length === 0 ? (
            <Button onClick={onWrite}>{editorTexts.createFirst}</Button>
          ) : (
            <Button
              variant="outline"
              onClick={() => {
                setTyped('');
                narrow({ search: '', status: 'all' });
              }}
            >
              {blogAdminTexts.clearFilters}
            </Button>
          )}
        </EmptyState>
      ) : (
        <ul className={styles.cards} aria-label={blogAdminTexts.posts}>
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
        <Button variant="outline" onClick={() => keep({ shown: `${shown + PAGE}` })}>
          {blogAdminTexts.showMore}
        </Button>
      )}
    </>
  );
}

function ListLoading() {
  return (
    <Loading text={blogAdminTexts.listLoading}>
      <div className={styles.cards}>
        {[1, 2, 3].map((index) => (
          <Skeleton key={index} height="16rem" />
        ))}
      </div>
    </Loading>
  );
}
