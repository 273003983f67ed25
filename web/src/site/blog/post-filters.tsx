import { type BlogFilter, type BlogStats, blogTexts } from '@streetlore/domain/blog';
import { useRef } from 'react';
import { useTyped } from '../../ui/address.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import styles from './blog.module.css';

interface PostFiltersProps extends BlogFilter {
  readonly isDisabled: boolean;
  readonly topics: BlogStats['topics'];
  readonly keep: (change: { readonly search?: string; readonly topic?: string }) => void;
}

export function PostFilters({ isDisabled, topics, search: kept, tag, keep }: PostFiltersProps) {
  const [search, setSearch] = useTyped(kept, (text) => keep({ search: text }));
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    setSearch('');
    keep({ search: '', topic: '' });
    // The button disappears, so the focus moves to the search box.
    box.current?.focus();
  };
  return (
    <search className={styles.filters}>
      <TextField
        ref={box}
        label="Search articles"
        type="search"
        autoComplete="off"
        disabled={isDisabled}
        placeholder="Shoreditch, stencils, ..."
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <SelectField
        label="Topic"
        disabled={isDisabled}
        value={tag}
        onChange={(event) => keep({ topic: event.target.value })}
      >
        <option value="">All Topics</option>
        {topics.map(({ topic }) => (
          <option key={topic} value={topic}>
            {topic}
          </option>
        ))}
      </SelectField>
      {(search !== '' || tag !== '') && (
        <Button variant="outline" onClick={clear}>
          {blogTexts.clear}
        </Button>
      )}
    </search>
  );
}
