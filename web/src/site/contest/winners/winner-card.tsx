import { contestTexts, placeShown, type RoundPlace, roundName } from '@streetlore/domain/contest';
import { routes } from '@streetlore/domain/paths';
import { Link } from 'react-router-dom';
import { TapedPhoto } from '../../../ui/card.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { votesText } from '../../../ui/votes-text.ts';
import { ReportButton } from '../../report/report-button.tsx';
import { useSubmission } from '../data.ts';
import { tiltOf } from '../gallery/preview.ts';
import styles from './winners.module.css';

type WinnerCardProps = {
  readonly week: string;
  readonly winner: RoundPlace;
};

/**
 * The winner's photo of a week; a photo that was taken down leaves its name. Each card reads its
 * own photo: the rules refuse a whole query for one photo that visitors may not see.
 */
export function WinnerCard({ week, winner }: WinnerCardProps) {
  const live = useSubmission(winner.submission_id);
  const photo = live.status === 'ready' ? live.data : null;
  return (
    <li className={styles.item}>
      <TapedPhoto
        photo={
          photo ? (
            <Photo picture={photo.picture} sizes="(width >= 48rem) 24rem, 94vw" alt={photo.title} first={false} />
          ) : live.status === 'loading' ? (
            <Skeleton ratio="4 / 3" />
          ) : live.status === 'failed' ? (
            <ErrorPanel message={contestTexts.winners.failed} onRetry={live.retry} />
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
          <p>{photo ? placeShown({ ...photo, location: winner.location }) : winner.location}</p>
          <p className={styles.week}>
            <span>
              {roundName(week)} · {votesText(winner.votes)}
            </span>
            {photo && <ReportButton kind="photo" id={photo.id} name={photo.title} />}
          </p>
        </div>
      </TapedPhoto>
    </li>
  );
}
