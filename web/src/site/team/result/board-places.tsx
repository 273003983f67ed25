import { type LeaderboardPeriod, leaderboardPeriods } from '@streetlore/domain/leaderboard';
import { routes } from '@streetlore/domain/paths';
import { isPresent, PLACES_READ, placeIn, resultTexts as texts } from '@streetlore/domain/result';
import type { TeamPage } from '@streetlore/domain/team';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Spray } from '../../../ui/spray.ts';
import { useNow } from '../../../ui/use-now.ts';
import { useBoardOf } from './data.ts';
import styles from './result.module.css';

type BoardPlacesProps = { readonly page: TeamPage; readonly spray: Spray };

export function BoardPlaces({ page, spray }: BoardPlacesProps) {
  const { completed_at, unlisted, too_fast, booking_id } = page;
  return (
    <Card spray={spray} className={styles.board}>
      <h2 className={styles.heading}>{texts.places}</h2>
      {unlisted || too_fast || completed_at === null ? (
        <Unlisted isTooFast={!unlisted && too_fast === true} />
      ) : (
        <ul>
          {leaderboardPeriods.map((period) => (
            <Place key={period} period={period} at={completed_at} bookingId={booking_id} />
          ))}
        </ul>
      )}
      <p>
        <Link to={routes.leaderboard}>{texts.seeBoard}</Link>
      </p>
    </Card>
  );
}

function Unlisted({ isTooFast }: { readonly isTooFast: boolean }) {
  if (!isTooFast) return <p>{texts.unlisted}</p>;
  return (
    <p>
      {texts.tooFast} <Link to={routes.contact}>{texts.tooFastWrite}</Link>
    </p>
  );
}

type PlaceProps = { readonly period: LeaderboardPeriod; readonly at: Date; readonly bookingId: string };

function Place({ period, at, bookingId }: PlaceProps) {
  const board = useBoardOf(period, at);
  const isNow = isPresent(period, at, useNow(60_000));
  if (board.status === 'loading') return <li aria-busy="true">{texts.loadingPlaces}</li>;
  if (board.status === 'failed')
    return (
      <li>
        {texts.noPlaces}{' '}
        <Button variant="outline" size="small" onClick={board.retry}>
          {texts.again}
        </Button>
      </li>
    );
  const place = placeIn(board.data, bookingId);
  return place === null ? (
    <li>{texts.beyond(PLACES_READ, period, isNow)}</li>
  ) : (
    <li className={styles.place} data-place={place <= 3 ? place : undefined}>
      {texts.place(place, period, isNow)}
    </li>
  );
}
