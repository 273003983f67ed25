import { contestTexts, isElsewhere, placeShown, type Submission } from '@streetlore/domain/contest';
import { routes } from '@streetlore/domain/paths';
import { formatDay } from '@streetlore/domain/time';
import { Link } from 'react-router-dom';
import { ArtistLine } from '../../../ui/artist-line.tsx';
import { TapedPhoto } from '../../../ui/card.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { Badge } from '../../../ui/sticker.tsx';
import { ReportButton } from '../../report/report-button.tsx';
import type { Photo as ContestPhoto } from '../data.ts';
import { VoteButton } from '../votes/vote-button.tsx';
import styles from './gallery.module.css';
import { preview, tiltOf } from './preview.ts';

type SubmissionCardProps = {
  readonly photo: ContestPhoto;
  readonly layout: 'grid' | 'list';
  /** Whether visitors see the card without scrolling. */
  readonly first: boolean;
  readonly heading?: 'h2' | 'h3';
};

export function SubmissionCard({ photo, layout, first, heading: Heading = 'h2' }: SubmissionCardProps) {
  const { title, submitted_at, description, credit } = photo;
  return (
    <li className={styles.item} data-photo={photo.id}>
      <TapedPhoto
        photo={
          <Photo
            picture={photo.picture}
            sizes={layout === 'grid' ? '(width >= 48rem) 24rem, 94vw' : '(width >= 44rem) 15rem, 6.5rem'}
            alt={title}
            first={first}
          />
        }
        tilt={layout === 'grid' ? tiltOf(photo.id) : 0}
      >
        <div className={styles.words}>
          <Heading className={styles.title}>
            <Link to={routes.submission(photo)}>{title}</Link>
          </Heading>
          <p className={styles.where}>
            {placeShown(photo)} · <time dateTime={submitted_at.toISOString()}>{formatDay(submitted_at)}</time>
            <ReportButton kind="photo" id={photo.id} name={title} />
          </p>
          {credit && <p className={styles.where}>{contestTexts.by(credit)}</p>}
          <ArtistLine of={photo} className={styles.where} />
          {description && <p>{preview(description)}</p>}
          <Badges photo={photo} />
          <VoteButton photo={photo} />
        </div>
      </TapedPhoto>
    </li>
  );
}

const { winner, gps, noGps, ai, elsewhere } = contestTexts.badges;

function Badges({ photo }: { readonly photo: Submission }) {
  const inLondon = photo.has_gps && !isElsewhere(photo);
  return (
    <div className={styles.badges}>
      {photo.is_winner && <Badge tone="warn">{winner}</Badge>}
      <Badge tone={inLondon ? 'good' : 'plain'}>{photo.has_gps ? gps : noGps}</Badge>
      {isElsewhere(photo) && <Badge tone="warn">{elsewhere}</Badge>}
      {photo.ai_confidence !== null && <Badge>{ai}</Badge>}
    </div>
  );
}
