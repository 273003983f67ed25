import { tourTexts } from '@streetlore/domain/tour';
import { LiveView } from '../../live/LiveView.tsx';
import { useTours } from '../../live/tours.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Surface } from '../../ui/Surface.tsx';
import { TourCard } from './TourCard.tsx';
import { TourCardSkeleton } from './TourCardSkeleton.tsx';
import { TourGrid } from './TourGrid.tsx';
import { ToursHead } from './ToursHead.tsx';
import styles from './ToursPage.module.css';

/** All published tours, by name. */
export default function ToursPage() {
  return (
    <>
      <ToursHead />
      <Surface material="paper" torn aria-label="All tours" className={styles.list}>
        <LiveView
          live={useTours()}
          loading={
            <Loading text={tourTexts.loading}>
              <TourGrid>
                {[1, 2, 3, 4].map((index) => (
                  <TourCardSkeleton key={index} />
                ))}
              </TourGrid>
            </Loading>
          }
          failed={tourTexts.loadFailed}
        >
          {(tours) =>
            tours.length === 0 ? (
              <EmptyState title={tourTexts.none}>
                <p>{tourTexts.noneWhy}</p>
              </EmptyState>
            ) : (
              <TourGrid>
                {tours.map((tour, index) => (
                  <TourCard key={tour.id} tour={tour} full first={index === 0} />
                ))}
              </TourGrid>
            )
          }
        </LiveView>
      </Surface>
    </>
  );
}
