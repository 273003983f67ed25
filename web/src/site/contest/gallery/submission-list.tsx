import { useAutoAnimate } from '@formkit/auto-animate/react';
import { contestTexts } from '@streetlore/domain/contest';
import { useEffect, useRef } from 'react';
import { LiveView, usePreviousData } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useShown } from '../../shell/use-shown.ts';
import { GALLERY_PAGE, type SubmissionFilter, useGallery } from '../data.ts';
import styles from './gallery.module.css';
import { SubmissionCard } from './submission-card.tsx';

/** Cards that are seen without scrolling on a desktop screen. */
const FIRST = 3;

type SubmissionListProps = {
  readonly filter: SubmissionFilter;
  readonly layout: 'grid' | 'list';
};

/** The photos of a filter, 24 at a time, in the order of their votes; a photo that overtakes another glides past it. */
export function SubmissionList({ filter, layout }: SubmissionListProps) {
  const [count, setCount] = useShown(`photos ${filter}`, GALLERY_PAGE);
  const live = useGallery(filter, count);
  const [animated] = useAutoAnimate<HTMLUListElement>({ duration: 420, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' });
  const wall = useRef<HTMLDivElement>(null);
  const isReady = live.status === 'ready';
  // The button disappears after the last photos, so the focus moves to the first new one.
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (!isReady || asked.current === null) return;
    wall.current?.querySelectorAll<HTMLElement>('[data-photo] a')[asked.current]?.focus({ preventScroll: true });
    asked.current = null;
  }, [isReady]);
  return (
    <LiveView live={usePreviousData(live)} loading={<GallerySkeleton />} failed={contestTexts.loadFailed}>
      {({ photos, hasMore }) =>
        photos.length === 0 ? (
          <EmptyState title={contestTexts.empty} />
        ) : (
          <div ref={wall}>
            <ul ref={animated} className={classes(styles.photos, layout === 'list' && styles.list)}>
              {photos.map((photo, index) => (
                <SubmissionCard key={photo.id} photo={photo} layout={layout} first={index < FIRST} />
              ))}
            </ul>
            {hasMore && (
              <div className={styles.more}>
                <Button
                  variant="ink"
                  busy={!isReady}
                  onClick={() => {
                    asked.current = count;
                    setCount(count + GALLERY_PAGE);
                  }}
                >
                  {contestTexts.more}
                </Button>
              </div>
            )}
          </div>
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
