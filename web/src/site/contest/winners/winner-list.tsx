import { contestTexts } from '@streetlore/domain/contest';
import { routes } from '@streetlore/domain/paths';
import { LiveView } from '../../../data/index.ts';
import { useHydrating } from '../../../server-rendering/use-hydrating.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useShown } from '../../shell/use-shown.ts';
import { useConfirmedRounds } from './rounds.ts';
import { WinnerCard } from './winner-card.tsx';
import styles from './winners.module.css';

const PAGE = 12;
const { winners: texts } = contestTexts;

/** Loading, failed, nobody yet, or the winners. */
export function WinnerList() {
  const [shown, setShown] = useShown('winners', PAGE);
  const isHydrating = useHydrating();
  return (
    <LiveView live={useConfirmedRounds(shown)} loading={<WinnersLoading />} failed={texts.failed}>
      {({ rounds, hasMore }) =>
        rounds.length === 0 ? (
          <EmptyState title={texts.empty}>
            <p>{texts.emptyWhy}</p>
            <LinkButton to={routes.contest}>{contestTexts.headline}</LinkButton>
          </EmptyState>
        ) : (
          <>
            <ol className={styles.winners}>
              {rounds.map(({ week, winner }) => winner && <WinnerCard key={week} week={week} winner={winner} />)}
            </ol>
            {hasMore && (
              <p className={styles.more}>
                <Button variant="outline" disabled={isHydrating} onClick={() => setShown(shown + PAGE)}>
                  {texts.more}
                </Button>
              </p>
            )}
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
