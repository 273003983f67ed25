import { LiveView } from '../../../live/LiveView.tsx';
import { useFeaturedTours } from '../../../live/tours.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { TourCard } from '../../tours/TourCard.tsx';
import { TourGrid } from '../../tours/TourGrid.tsx';
import { FeaturedSkeleton } from '../live-sections.tsx';

export function FeaturedTours() {
  return (
    <LiveView live={useFeaturedTours()} loading={<FeaturedSkeleton />} failed="Failed to load tours. Please try again.">
      {(tours) =>
        tours.length === 0 ? (
          <EmptyState title="No tours yet">
            <p>The first walls are being scouted. Come back soon.</p>
          </EmptyState>
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
