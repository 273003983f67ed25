import { tourTexts } from '@streetlore/domain/tour';
import { LiveView } from '../../data/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Surface } from '../../ui/surface.tsx';
import { TourCard } from '../../ui/tour-card/tour-card.tsx';
import { TourCardSkeleton } from '../../ui/tour-card/tour-card-skeleton.tsx';
import { TourGrid } from '../../ui/tour-card/tour-grid.tsx';
import { ShowMore } from '../shell/show-more.tsx';
import { useTours } from './data.ts';
import { ToursHead } from './tours-head.tsx';
import styles from './tours-page.module.css';

/** The published tours, by name. */
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
            tours.rows.length === 0 ? (
              <EmptyState title={tourTexts.none}>
                <p>{tourTexts.noneWhy}</p>
              </EmptyState>
            ) : (
              <>
                <TourGrid>
                  {tours.rows.map((tour, index) => (
                    <TourCard key={tour.id} tour={tour} full first={index === 0} />
                  ))}
                </TourGrid>
                <ShowMore list={tours} />
              </>
            )
          }
        </LiveView>
      </Surface>
    </>
  );
}
