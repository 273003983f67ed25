import { isElsewhere, OUTSIDE_LONDON, photosByVotes } from '@streetlore/domain/contest';
import { routes } from '@streetlore/domain/paths';
import { Link } from 'react-router-dom';
import { LiveView, useQuery } from '../../../data/index.ts';
import { TapedPhoto } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { votesText } from '../../../ui/votes-text.ts';
import styles from '../sections.module.css';
import { WallSkeleton } from '../skeletons.tsx';

const SHOWN = 4;
const TILTS = [-1.6, 1.1, -0.7, 1.8] as const;

export function Wall() {
  return (
    <LiveView
      live={useQuery(photosByVotes(SHOWN))}
      loading={<WallSkeleton />}
      failed="Failed to load photos. Please try again."
    >
      {(photos) =>
        photos.length === 0 ? (
          <div className={styles.photos}>
            <EmptyState title="No photos yet">
              <p>The wall is bare. Somebody has to be first.</p>
            </EmptyState>
          </div>
        ) : (
          <ul className={styles.photos}>
            {photos.map((photo, index) => (
              <li key={photo.id}>
                <TapedPhoto
                  photo={
                    <Photo picture={photo.picture} sizes="(width >= 80rem) 19rem, (width >= 40rem) 45vw, 92vw" alt="" />
                  }
                  caption={<Link to={routes.submission(photo)}>{photo.title}</Link>}
                  tilt={TILTS[index % TILTS.length] ?? 0}
                >
                  <div className={styles.meta}>
                    <span>{isElsewhere(photo) ? OUTSIDE_LONDON : photo.neighborhood || photo.location}</span>
                    <span className={styles.votes}>{votesText(photo.votes)}</span>
                  </div>
                </TapedPhoto>
              </li>
            ))}
          </ul>
        )
      }
    </LiveView>
  );
}
