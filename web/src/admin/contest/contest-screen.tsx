import type { ContestStats } from '@streetlore/domain/contest';
import { routes } from '@streetlore/domain/paths';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { StatCards } from '../../ui/stat-cards.tsx';
import styles from './contest.module.css';
import { useContestStats } from './data.ts';
import { Flags } from './flags.tsx';
import { ModerationSwitch } from './moderation-switch.tsx';
import { PhotoList } from './photo-list.tsx';
import { Rounds } from './rounds.tsx';
import { contestAdminTexts as texts } from './texts.ts';

export function ContestScreen() {
  return (
    <div className={styles.screen}>
      <ModerationSwitch />
      <Counters />
      <Flags />
      <Rounds />
      <PhotoList />
    </div>
  );
}

const counters = ['total', 'approved', 'pending', 'winners'] as const satisfies readonly (keyof ContestStats)[];

const list = routes.adminSection('contest');
const lists: Readonly<Record<(typeof counters)[number], string>> = {
  total: list,
  approved: `${list}?filter=approved`,
  pending: `${list}?filter=pending`,
  winners: `${list}?filter=winners`,
};

function Counters() {
  const live = useContestStats();
  if (live.status === 'failed')
    return <ErrorPanel title="The counters could not be loaded" message={live.error.message} onRetry={live.retry} />;
  const stats = live.status === 'ready' ? live.data : null;
  return (
    <StatCards
      figures={counters.map((name) => [texts.counters[name], stats?.[name] ?? 0, null, lists[name]])}
      isLoading={live.status === 'loading'}
    />
  );
}
