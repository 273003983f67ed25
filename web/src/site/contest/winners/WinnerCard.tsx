import { type ContestRound, contestTexts, roundName } from '@streetlore/domain/contest';
import { routes } from '@streetlore/domain/paths';
import { Link } from 'react-router-dom';
import type { Photo as ContestPhoto } from '../../../live/contest.ts';
import { TapedPhoto } from '../../../ui/Card.tsx';
import { Photo } from '../../../ui/Photo.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Sticker } from '../../../ui/Sticker.tsx';
import { tiltOf } from '../gallery/preview.ts';
import { votesText } from '../votes/votes-text.ts';
import styles from './Winners.module.css';

interface WinnerCardProps {
  readonly round: ContestRound;
  /** Null while it is on its way, and when it no longer hangs on the wall. */
  readonly photo: ContestPhoto | null;
  readonly isLoading: boolean;
}

/** The photo of a week with the votes it won by. */
export function WinnerCard({ round, photo, isLoading }: WinnerCardProps) {
  const { winner, week } = round;
  if (!winner) return null;
  return (
    <li className={styles.item}>
      <TapedPhoto
        photo={
          photo ? (
            <Photo picture={photo.picture} sizes="(width >= 48rem) 24rem, 94vw" alt={photo.title} first={false} />
          ) : isLoading ? (
            <Skeleton ratio="4 / 3" />
          ) : (
            <p className={styles.gone}>{contestTexts.winners.gone}</p>
          )
        }
        tilt={tiltOf(winner.submission_id)}
      >
        <div className={styles.words}>
          <Sticker spray="yellow">{contestTexts.badges.winner}</Sticker>
          <h2 className={styles.title}>
            {photo ? <Link to={routes.submission(photo)}>{photo.title}</Link> : winner.title}
          </h2>
          <p>{winner.location}</p>
          <p className={styles.week}>
            {roundName(week)} · {votesText(winner.votes)}
          </p>
        </div>
      </TapedPhoto>
    </li>
  );
}
