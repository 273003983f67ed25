import type { countPosts } from '@streetlore/domain/blog';
import { blogDeskTexts } from '../texts.ts';
import styles from './List.module.css';

interface CountersProps {
  readonly counts: ReturnType<typeof countPosts>;
  /** There may be older posts than those that were counted. */
  readonly atLeast: boolean;
}

/** The four figures over the list. */
export function Counters({ counts, atLeast }: CountersProps) {
  const { total, published, drafts, thisMonth } = blogDeskTexts.counters;
  const figures = [
    [total, counts.total],
    [published, counts.published],
    [drafts, counts.drafts],
    [thisMonth, counts.createdThisMonth],
  ] as const;
  return (
    <dl className={styles.counters}>
      {figures.map(([label, count]) => (
        <div key={label} className={styles.counter}>
          <dt>{label}</dt>
          <dd>
            {count}
            {atLeast && '+'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
