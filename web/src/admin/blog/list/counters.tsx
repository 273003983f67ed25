import type { countPosts } from '@streetlore/domain/blog';
import { StatCards } from '../../../ui/stat-cards.tsx';
import { blogAdminTexts } from '../texts.ts';

type CountersProps = {
  readonly counts: ReturnType<typeof countPosts>;
  /** There may be older posts than those that were counted. */
  readonly atLeast: boolean;
};

/** The four figures over the list. */
export function Counters({ counts, atLeast }: CountersProps) {
  const { total, published, drafts, thisMonth } = blogAdminTexts.counters;
  const figures = [
    [total, counts.total],
    [published, counts.published],
    [drafts, counts.drafts],
    [thisMonth, counts.createdThisMonth],
  ] as const;
  return <StatCards figures={figures.map(([label, count]) => [label, atLeast ? `${count}+` : count])} />;
}
