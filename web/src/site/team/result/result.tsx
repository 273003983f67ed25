import { entryAddress } from '@streetlore/domain/contest';
import { resultTexts as texts } from '@streetlore/domain/result';
import type { TeamPage, TeamStop } from '@streetlore/domain/team';
import type { ReactNode } from 'react';
import { useTour } from '../../../data/index.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { type Spray, sprayOf } from '../../../ui/spray.ts';
import { Surface } from '../../../ui/surface.tsx';
import { LastCall } from '../../by-link/last-call.tsx';
import { BoardPlaces } from './board-places.tsx';
import { Joy } from './joy.tsx';
import { NameTeam } from './name-team.tsx';
import styles from './result.module.css';
import { Review } from './review.tsx';
import { Parts, Score } from './score.tsx';
import { SharePicture } from './share-picture.tsx';
import { Walls } from './walls.tsx';

type ResultProps = {
  readonly page: TeamPage;
  readonly token: string;
  readonly stops: readonly TeamStop[];
  /** The name under which this device plays; null for one that only watches. */
  readonly player: string | null;
  /** Completed just now: a moment of joy, and the focus, which the answer had. */
  readonly isFresh: boolean;
  /** Between the score and the rest. */
  readonly children: ReactNode;
};

export function Result({ page, token, stops, player, isFresh, children }: ResultProps) {
  const live = useTour(page.tour_id);
  const tour = live.status === 'ready' ? live.data : null;
  const spray = sprayOf(tour?.neighborhood ?? '');
  return (
    <>
      <Surface material="kraft" torn aria-labelledby="score">
        {isFresh && <Joy />}
        <LastCall party={page.party} />
        <div className={styles.finale}>
          <Score page={page} spray={spray} takesFocus={isFresh} />
          <div className={styles.places}>
            <BoardPlaces page={page} spray={spray} />
            {page.may_name && <NameTeam token={token} spray={spray} />}
          </div>
          <Parts page={page} spray={spray} />
        </div>
      </Surface>
      {children}
      {page.share_id !== '' && (
        <Surface material="brick" aria-labelledby="share">
          <SharePicture page={page} neighborhood={tour?.neighborhood ?? null} />
        </Surface>
      )}
      <Surface material="paper" torn aria-labelledby="walls">
        <Walls page={page} stops={stops} spray={spray} />
      </Surface>
      <Surface material="kraft" torn aria-label="Afterwards">
        <div className={styles.columns}>
          <Review page={page} token={token} player={player} spray={spray} />
          <EnterPhoto spray={spray} />
        </div>
      </Surface>
    </>
  );
}

function EnterPhoto({ spray }: { readonly spray: Spray }) {
  return (
    <Card spray={spray} className={styles.enter}>
      <h2 className={styles.heading}>{texts.enterTitle}</h2>
      <p>{texts.enterWhy}</p>
      <p>
        <LinkButton to={entryAddress(null)}>{texts.enter}</LinkButton>
      </p>
    </Card>
  );
}
