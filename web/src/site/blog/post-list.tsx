import { type BlogPost, blogTexts, findPosts, tagsOf } from '@streetlore/domain/blog';
import type { WithId } from '@streetlore/domain/query';
import { useRef } from 'react';
import { useAddress, useTyped } from '../../ui/address.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import styles from './blog.module.css';
import { PostCard } from './post-card.tsx';

/** The posts under a search box and a topic dropdown. */
export function PostList({ posts }: { readonly posts: readonly WithId<BlogPost>[] }) {
  const [{ search: kept, topic }, keep] = useAddress({ search: '', topic: '' });
  const [search, setSearch] = useTyped(kept, (text) => keep({ search: text }));
  const tags = tagsOf(posts);
  // Ignore a topic that no post has any more.
  const tag = tags.find((one) => one === topic) ?? '';
  const found = findPosts(posts, { search, tag });
  const isFiltered = search !== '' || tag !== '';
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    setSearch('');
    keep({ search: '', topic: '' });
    // The button disappears, so the focus moves.
    box.current?.focus();
  };
  return (
    <>
      <search className={styles.filters}>
        <TextField
          ref={box}
          label="Search articles"
          type="search"
          autoComplete="off"
          placeholder="Shoreditch, stencils, ..."
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <SelectField label="Topic" value={tag} onChange={(event) => keep({ topic: event.target.value })}>
          <option value="">All Topics</option>
          {tags.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        {isFiltered && (
          <Button variant="outline" onClick={clear}>
            {blogTexts.clear}
          </Button>
        )}
      </search>
      <p role="status" className={styles.count}>
        {found.length === 1 ? '1 article' : `${found.length} articles`}
      </p>
      {found.length === 0 ? (
        <EmptyState title="No articles found">
          <p>Nothing here matches. Try other words, or another topic.</p>
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {found.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </ul>
      )}
    </>
  );
}
