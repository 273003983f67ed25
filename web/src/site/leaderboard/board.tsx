import type { LeaderboardPeriod, LeaderboardRow } from '@streetlore/domain/leaderboard';
import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { formatDuration } from '@streetlore/domain/time';
import { LiveView } from '../../data/index.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { ShowMore } from '../shell/show-more.tsx';
import { useLeaderboard } from './data.ts';
import styles from './leaderboard.module.css';

const EMPTY: Readonly<Record<LeaderboardPeriod, string>> = {
  week: 'No finished hunts this week',
  month: 'No finished hunts this month',
  all: 'No finished hunts yet',
};

export function Board({ period }: { readonly period: LeaderboardPeriod }) {
  return (
    <div className={styles.board}>
      <LiveView
        live={useLeaderboard(period)}
        loading={<Loading text="Loading leaderboard..." height="24rem" />}
        failed="Failed to load the leaderboard. Please try again."
      >
        {(hunts) =>
          hunts.rows.length === 0 ? (
            <EmptyState title={EMPTY[period]}>
              <p>First place is going cheap.</p>
              <LinkButton to={routes.tours}>Book a hunt</LinkButton>
            </EmptyState>
          ) : (
            <>
              <ol className={styles.rows}>
                {hunts.rows.map((row, index) => (
                  <Row key={row.id} row={row} rank={index + 1} />
                ))}
              </ol>
              <ShowMore list={hunts} />
            </>
          )
        }
      </LiveView>
    </div>
  );
}

function Row({ row, rank }: { readonly row: WithId<LeaderboardRow>; readonly rank: number }) {
  return (
    <li className={styles.row} data-rank={rank <= 3 ? rank : undefined}>
      <span className={styles.rank}>{rank}</span>
      <div className={styles.who}>
        <p className={styles.name}>{row.name}</p>
        <p className={styles.what}>
          {row.members === 1 ? 'Solo' : `Group · ${row.members} members`} · {row.tour}
        </p>
      </div>
      <p className={styles.time}>{formatDuration(row.completion_time)}</p>
      <p className={styles.score}>
        {row.score.toLocaleString('en-GB')} <span>points</span>
      </p>
    </li>
  );
}
