import { featuredTours, tourTexts } from '@streetlore/domain/tour';
import { LiveView, useQuery } from '../../../data/index.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TourCard } from '../../../ui/tour-card/tour-card.tsx';
import { TourGrid } from '../../../ui/tour-card/tour-grid.tsx';
import styles from '../sections.module.css';
import { FeaturedSkeleton } from '../skeletons.tsx';

export function FeaturedTours() {
  return (
    <LiveView live={useQuery(featuredTours())} loading={<FeaturedSkeleton />} failed={tourTexts.loadFailed}>
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
