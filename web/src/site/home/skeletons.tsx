import { FEATURED_TOURS, tourTexts } from '@streetlore/domain/tour';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TourCardSkeleton, TourGrid } from '../../ui/tour-card/tour-grid.tsx';
import styles from './sections.module.css';

export function FeaturedSkeleton() {
  return (
    <Loading text={tourTexts.loading}>
      <TourGrid>
        {Array.from({ length: FEATURED_TOURS }, (_, index) => index).map((index) => (
          <TourCardSkeleton key={index} />
        ))}
      </TourGrid>
    </Loading>
  );
}

export function WallSkeleton() {
  return (
    <Loading text="Loading photos...">
      <div className={styles.photos}>
        {[1, 2, 3, 4].map((index) => (
          <Skeleton key={index} ratio="4 / 5" />
        ))}
      </div>
    </Loading>
  );
}
