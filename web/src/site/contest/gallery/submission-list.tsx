import { useAutoAnimate } from '@formkit/auto-animate/react';
import { contestTexts } from '@streetlore/domain/contest';
import { LiveView } from '../../../data/index.ts';
import { classes } from '../../../ui/classes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ShowMore } from '../../shell/show-more.tsx';
import { type SubmissionFilter, useGallery } from './data.ts';
import styles from './gallery.module.css';
import { SubmissionCard } from './submission-card.tsx';

/** How many cards show without scrolling on a desktop screen. */
const FIRST = 3;

type SubmissionListProps = {
  readonly filter: SubmissionFilter;
  readonly layout: 'grid' | 'list';
};

/** A photo that overtakes another glides past it. */
export function SubmissionList({ filter, layout }: SubmissionListProps) {
  const [animated] = useAutoAnimate<HTMLUListElement>({ duration: 420, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' });
  return (
    <LiveView live={useGallery(filter)} loading={<GallerySkeleton />} failed={contestTexts.loadFailed}>
      {(photos) =>
        photos.rows.length === 0 ? (
          <EmptyState title={contestTexts.empty} />
        ) : (
          <>
            <ul ref={animated} className={classes(styles.photos, layout === 'list' && styles.list)}>
              {photos.rows.map((photo, index) => (
                <SubmissionCard key={photo.id} photo={photo} layout={layout} first={index < FIRST} />
              ))}
            </ul>
            <ShowMore list={photos} text={contestTexts.more} />
          </>
        )
      }
    </LiveView>
  );
}

function GallerySkeleton() {
  return (
    <Loading text={contestTexts.loading}>
      <div className={styles.photos}>
        {[1, 2, 3, 4, 5, 6].map((index) => (
          <Skeleton key={index} ratio="4 / 5" />
        ))}
      </div>
    </Loading>
  );
}
