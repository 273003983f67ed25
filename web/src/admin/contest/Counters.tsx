import type { ContestStats } from '@streetlore/domain/contest';
import { useContestStats } from '../../live/admin-contest.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './Contest.module.css';
import { contestAdminTexts as texts } from './texts.ts';

const counters = ['total', 'approved', 'pending', 'winners'] as const satisfies readonly (keyof ContestStats)[];

/** The four counters, counted by the server. */
export function Counters() {
  const live = useContestStats();
  if (live.status === 'failed')
    return <ErrorPanel title="The counters could not be loaded" message={live.error.message} onRetry={live.retry} />;
  return (
    <dl className={styles.counters} aria-busy={live.status === 'loading'}>
      {counters.map((name) => (
        <div key={name} className={styles.counter}>
          <dt>{texts.counters[name]}</dt>
          <dd>{live.status === 'loading' ? <Skeleton width="3ch" height="1em" /> : (live.data?.[name] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
}
