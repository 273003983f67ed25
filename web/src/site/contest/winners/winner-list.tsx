import { type ContestRound, confirmedRounds, contestTexts } from '@streetlore/domain/contest';
import { routes } from '@streetlore/domain/paths';
import { type Live, LiveView } from '../../../data/index.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ShowMore } from '../../shell/show-more.tsx';
import { type GrowingList, useGrowingList } from '../../shell/use-growing-list.ts';
import { WinnerCard } from './winner-card.tsx';
import styles from './winners.module.css';

const WINNERS_PAGE = 12;

const useConfirmedRounds = (): Live<GrowingList<ContestRound>> =>
  useGrowingList('winners', WINNERS_PAGE, confirmedRounds);

const { winners: texts } = contestTexts;

export function WinnerList() {
  return (
    <LiveView live={useConfirmedRounds()} loading={<WinnersLoading />} failed={texts.failed}>
      {(rounds) =>
        rounds.rows.length === 0 ? (
          <EmptyState title={texts.empty}>
            <p>{texts.emptyWhy}</p>
            <LinkButton to={routes.contest}>{contestTexts.headline}</LinkButton>
          </EmptyState>
        ) : (
          <>
            <ol className={styles.winners}>
              {rounds.rows.map(({ week, winner }) => winner && <WinnerCard key={week} week={week} winner={winner} />)}
            </ol>
            <ShowMore list={rounds} text={texts.more} />
          </>
        )
      }
    </LiveView>
  );
}

function WinnersLoading() {
  return (
    <Loading text={texts.loading}>
      <div className={styles.winners}>
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} ratio="4 / 5" />
        ))}
      </div>
    </Loading>
  );
}
