import { type BlogPost, createdIn, editorTexts, type PostStats, postStatuses } from '@streetlore/domain/blog';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Live, usePreviousData } from '../../../data/index.ts';
import { useAddress, useTyped } from '../../../ui/address.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { StatCards } from '../../../ui/stat-cards.tsx';
import { useLondonDay } from '../../../ui/use-london-day.ts';
import { SearchField } from '../../search-field.tsx';
import { blogAddress, type OpenPost } from '../address.ts';
import { newPostId, type Post, usePostStats } from '../data.ts';
import { ArticleQueue } from '../queue/article-queue.tsx';
import { blogAdminTexts } from '../texts.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { FoundPosts } from './found-posts.tsx';
import styles from './list.module.css';
import { LocalCopies } from './local-copies.tsx';
import { PostPages } from './post-pages.tsx';

const choices = { search: '', status: ['all', ...postStatuses], shown: '' } as const;

export function PostListScreen() {
  const navigate = useNavigate();
  const { search } = useLocation();
  // The editor's address keeps the list's filter, for the way back.
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
      <LocalCopies onOpen={open} />
      <PostList onEdit={(post) => open({ post, fresh: false })} onWrite={write} />
      <ArticleQueue />
    </div>
  );
}

type PostListProps = {
  readonly onEdit: (id: string) => void;
  readonly onWrite: () => void;
};

export function PostList({ onEdit, onWrite }: PostListProps) {
  const [{ search, status: chosen, shown }, keep] = useAddress(choices);
  const narrow = (change: Parameters<typeof keep>[0]) => keep({ ...change, shown: '' });
  // The dialog is not part of the card, which may leave the list while the dialog is open.
  const [doomed, setDoomed] = useState<Post | null>(null);
  const [typed, setTyped] = useTyped(search, (text) => narrow({ search: text }));
  const status: BlogPost['status'] | null = chosen === 'all' ? null : chosen;
  const clear = () => {
    setTyped('');
    narrow({ search: '', status: 'all' });
  };
  return (
    <>
      <LiveCounters />
      <search className={styles.filters}>
        <SearchField
          label={blogAdminTexts.search}
          placeholder={blogAdminTexts.searchHint}
          value={typed}
          onType={setTyped}
        />
        <SelectField
          label={blogAdminTexts.status}
          value={chosen}
          onChange={({ target }) => narrow({ status: postStatuses.find((one) => one === target.value) ?? 'all' })}
        >
          <option value="all">{blogAdminTexts.allStatuses}</option>
          {postStatuses.map((one) => (
            <option key={one} value={one}>
              {blogAdminTexts.postStatuses[one]}
            </option>
          ))}
        </SelectField>
      </search>
      {search.trim() ? (
        <FoundPosts
          filter={{ search, status: chosen }}
          shown={Number(shown) || 0}
          onShow={(count) => keep({ shown: `${count}` })}
          onEdit={onEdit}
          onDelete={setDoomed}
          onClear={clear}
        />
      ) : (
        <PostPages
          key={chosen}
          status={status}
          onEdit={onEdit}
          onDelete={setDoomed}
          onClear={clear}
          onWrite={onWrite}
        />
      )}
      {doomed && <DeleteDialog post={doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}

type CountersProps = {
  readonly live: Live<PostStats | null>;
  /** The present month in London, such as `2026-11`. */
  readonly month: string;
};

/** Figures that the server counts. They are dashes before the first count. */
export function Counters({ live, month }: CountersProps) {
  if (live.status === 'failed')
    return <ErrorPanel title={blogAdminTexts.figuresFailed} message={live.error.message} onRetry={live.retry} />;
  const stats = live.status === 'ready' ? live.data : null;
  const { total, published, drafts, thisMonth } = blogAdminTexts.counters;
  const figures = [
    [total, stats?.total ?? '–', null, blogAddress],
    [published, stats?.published ?? '–', null, `${blogAddress}?status=published`],
    [drafts, stats?.drafts ?? '–', null, `${blogAddress}?status=draft`],
    [thisMonth, stats ? createdIn(month, stats) : '–'],
  ] as const;
  return <StatCards figures={figures} isLoading={live.status === 'loading'} />;
}

function LiveCounters() {
  const live = usePreviousData(usePostStats());
  return <Counters live={live} month={useLondonDay().slice(0, 'YYYY-MM'.length)} />;
}
