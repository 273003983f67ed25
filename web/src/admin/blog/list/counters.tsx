import { createdIn, type PostStats } from '@streetlore/domain/blog';
import { type Live, usePreviousData } from '../../../data/index.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { StatCards } from '../../../ui/stat-cards.tsx';
import { useLondonDay } from '../../../ui/use-london-day.ts';
import { blogAddress } from '../address.ts';
import { usePostStats } from '../data.ts';
import { blogAdminTexts } from '../texts.ts';

type CountersProps = {
  readonly live: Live<PostStats | null>;
  /** In London, such as `2026-11`. */
  readonly month: string;
};

/** Counted by the server. Dashes before the first count. */
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

export function LiveCounters() {
  const live = usePreviousData(usePostStats());
  return <Counters live={live} month={useLondonDay().slice(0, 'YYYY-MM'.length)} />;
}
