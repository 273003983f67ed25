import { tourTexts } from '@streetlore/domain/tour';
import { LiveView } from '../../../live/LiveView.tsx';
import { useFeaturedTours } from '../../../live/tours.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { TourCard } from '../../tours/TourCard.tsx';
import { TourGrid } from '../../tours/TourGrid.tsx';
import { FeaturedSkeleton } from '../live-sections.tsx';
import styles from '../sections.module.css';

export function FeaturedTours() {
  return (
    <LiveView live={useFeaturedTours()} loading={<FeaturedSkeleton />} failed={tourTexts.loadFailed}>
      {(tours) =>
        tours.length === 0 ? (
          <div className={styles.onward}>
            <EmptyState title={tourTexts.none}>
              <p>{tourTexts.noneWhy}</p>
            </EmptyState>
          </div>
        ) : (
          <TourGrid>
            {tours.map((tour) => (
              <TourCard key={tour.id} tour={tour} />
            ))}
          </TourGrid>
        )
      }
    </LiveView>
  );
}
