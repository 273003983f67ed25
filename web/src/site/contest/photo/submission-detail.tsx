import { mapsLink } from '@streetlore/domain/city';
import { contestTexts, isElsewhere, placeShown } from '@streetlore/domain/contest';
import { submissionHead } from '@streetlore/domain/page';
import { routes } from '@streetlore/domain/paths';
import { Link, useNavigate } from 'react-router-dom';
import { ArtistLine } from '../../../ui/artist-line.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { sprayOf } from '../../../ui/spray.ts';
import { Badge, Sticker } from '../../../ui/sticker.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import { ReportButton } from '../../report/report-button.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { publicUrl } from '../../shell/public-url.ts';
import { ShareButton } from '../../shell/share-button.tsx';
import type { Photo as ContestPhoto } from '../data.ts';
import { VoteButton } from '../votes/vote-button.tsx';
import { Facts } from './facts.tsx';
import styles from './submission.module.css';
import { WithdrawPhoto } from './withdraw-photo.tsx';

const { badges, elsewhereWhy, gpsLocated, manualLocation, backToContest } = contestTexts;

export function SubmissionDetail({ photo }: { readonly photo: ContestPhoto }) {
  const navigate = useNavigate();
  const { title, description, picture, latitude, longitude } = photo;
  const elsewhere = isElsewhere(photo);
  const location = placeShown(photo);
  const where = latitude === null || longitude === null ? location : { latitude, longitude };
  const spray = sprayOf(elsewhere ? '' : photo.neighborhood);
  return (
    <article data-spray={spray === 'paper' ? 'yellow' : spray}>
      <PageMeta head={submissionHead(photo, publicUrl)} />
      <Surface material="brick" className={styles.head}>
        <p className={styles.crumb}>
          <Link to={routes.contest}>{backToContest}</Link>
        </p>
        <div className={styles.columns}>
          <div className={styles.frame}>
            {photo.is_winner && (
              <Sticker spray="yellow" tilt={-4} className={styles.winner}>
                {badges.winner}
              </Sticker>
            )}
            <Photo picture={picture} sizes="(width >= 60rem) 62vw, 96vw" alt={title} first className={styles.picture} />
          </div>
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.where}>
              {elsewhere ? (
                location
              ) : (
                <a href={mapsLink(where)} target="_blank" rel="noreferrer">
                  {location}
                </a>
              )}
            </p>
            {photo.credit && <p>{contestTexts.by(photo.credit)}</p>}
            <ArtistLine of={photo} />
            <p>
              <Badge tone={photo.has_gps && !elsewhere ? 'good' : 'plain'}>
                {photo.has_gps ? gpsLocated : manualLocation}
              </Badge>
            </p>
            {elsewhere && <p>{elsewhereWhy}</p>}
            <div className={styles.ticket}>
              <VoteButton photo={photo} />
            </div>
            <div className={styles.share}>
              <ShareButton title={`${title}, ${location}`} />
              <ReportButton kind="photo" id={photo.id} name={title} />
            </div>
            <WithdrawPhoto id={photo.id} onWithdrawn={() => void navigate(routes.contest)} />
          </div>
        </div>
      </Surface>
      <Surface material="paper" torn>
        <div className={styles.story}>
          {description && (
            <section aria-labelledby="about">
              <h2 id="about" className={styles.heading}>
                About the photo
              </h2>
              <p className={styles.description}>{description}</p>
            </section>
          )}
          <Facts photo={photo} />
        </div>
      </Surface>
      <Toaster />
    </article>
  );
}
