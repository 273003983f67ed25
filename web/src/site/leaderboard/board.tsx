import {
  bestHunts,
  type LeaderboardPeriod,
  type LeaderboardRow,
  leaderboardPeriods,
  teamName,
} from '@streetlore/domain/leaderboard';
import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { formatDuration } from '@streetlore/domain/time';
import { type Live, LiveView } from '../../data/index.ts';
import { presentTime } from '../../server-time.ts';
import { useHydratedAddress } from '../../ui/address.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { ShowMore } from '../shell/show-more.tsx';
import { type GrowingList, useGrowingList } from '../shell/use-growing-list.ts';
import styles from './leaderboard.module.css';

const HUNTS_PAGE = 25;

/** Of London's week or month. The highest score first, then the faster hunt. */
const useLeaderboard = (period: LeaderboardPeriod): Live<GrowingList<LeaderboardRow>> =>
  useGrowingList(`hunts of ${period}`, HUNTS_PAGE, (most) => bestHunts(period, presentTime(), most));

const EMPTY: Readonly<Record<LeaderboardPeriod, string>> = {
  week: 'No finished hunts this week',
  month: 'No finished hunts this month',
  all: 'No finished hunts yet',
};

function Board({ period }: { readonly period: LeaderboardPeriod }) {
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
          <span>
            {row.members === 1 ? 'Solo' : `Group · ${row.members} members`} · {row.tour}
          </span>
          {/* A name of ours has nothing to report. */}
          {row.name !== teamName(row.id, null) && <ReportButton kind="team" id={row.id} name={row.name} />}
        </p>
      </div>
      <p className={styles.time}>{formatDuration(row.completion_time)}</p>
      <p className={styles.score}>
        {row.score.toLocaleString('en-GB')} <span>points</span>
      </p>
    </li>
  );
}

const TITLES = { week: 'This Week', month: 'This Month', all: 'All Time' } as const;
const TABS = leaderboardPeriods.map((id) => ({ id, title: TITLES[id] }));

export function Boards() {
  const [{ period }, keep] = useHydratedAddress({ period: leaderboardPeriods });
  return (
    <Tabs label="Period" tabs={TABS} selected={period} onSelect={(id) => keep({ period: id })}>
      <Board key={period} period={period} />
    </Tabs>
  );
}
