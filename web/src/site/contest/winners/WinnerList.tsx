import { type ContestRound, contestTexts } from '@streetlore/domain/contest';
import { routes } from '@streetlore/domain/paths';
import { useState } from 'react';
import { useTakingOver } from '../../../firebase/taking-over.ts';
import { LiveView } from '../../../live/LiveView.tsx';
import { PHOTOS_AT_ONCE, useConfirmedRounds, usePhotosOnTheWall } from '../../../live/rounds.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { WinnerCard } from './WinnerCard.tsx';
import styles from './Winners.module.css';

const PAGE = 12;
const { winners: texts } = contestTexts;

/** Loading, failed, nobody yet, or the winners. */
export function WinnerList() {
  const [shown, setShown] = useState(PAGE);
  const isTakingOver = useTakingOver();
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
              {chunksOf(rounds).map((some) => (
                <Winners key={some[0]?.week} rounds={some} />
              ))}
            </ol>
            {hasMore && (
              <p className={styles.more}>
                <Button variant="outline" disabled={isTakingOver} onClick={() => setShown(shown + PAGE)}>
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

/** As many rounds as one query can name photos of. */
function chunksOf(rounds: readonly ContestRound[]): ContestRound[][] {
  const count = Math.ceil(rounds.length / PHOTOS_AT_ONCE);
  return Array.from({ length: count }, (_, n) => rounds.slice(n * PHOTOS_AT_ONCE, (n + 1) * PHOTOS_AT_ONCE));
}

/** The winners of some rounds. A photo that was taken down since leaves its name. */
function Winners({ rounds }: { readonly rounds: readonly ContestRound[] }) {
  const live = usePhotosOnTheWall(rounds.flatMap(({ winner }) => winner?.submission_id ?? []));
  if (live.status === 'failed')
    return (
      <li>
        <ErrorPanel message={texts.failed} onRetry={live.retry} />
      </li>
    );
  const photos = live.status === 'ready' ? live.data : [];
  return rounds.map((round) => (
    <WinnerCard
      key={round.week}
      round={round}
      photo={photos.find(({ id }) => id === round.winner?.submission_id) ?? null}
      isLoading={live.status === 'loading'}
    />
  ));
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
