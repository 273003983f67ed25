import { LiveView } from '../../../live/LiveView.tsx';
import { useFeaturedTours } from '../../../live/tours.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { TourCard } from '../../tours/TourCard.tsx';
import { TourGrid } from '../../tours/TourGrid.tsx';
import { FeaturedSkeleton } from '../live-sections.tsx';
import styles from '../sections.module.css';

export function FeaturedTours() {
  return (
    <LiveView live={useFeaturedTours()} loading={<FeaturedSkeleton />} failed="Failed to load tours. Please try again.">
      {(tours) =>
        tours.length === 0 ? (
          <div className={styles.onward}>
            <EmptyState title="No tours yet">
              <p>The first walls are being scouted. Come back soon.</p>
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
