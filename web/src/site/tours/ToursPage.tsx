import { GROUP_DISCOUNT, GROUP_DISCOUNT_FROM, MAX_PARTICIPANTS } from '@streetlore/domain/booking';
import { pageTexts } from '@streetlore/domain/page';
import { LiveView } from '../../live/LiveView.tsx';
import { useTours } from '../../live/tours.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Surface } from '../../ui/Surface.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { PageMeta } from '../shell/PageMeta.tsx';
import { TourCard } from './TourCard.tsx';
import { TourCardSkeleton } from './TourCardSkeleton.tsx';
import { TourGrid } from './TourGrid.tsx';
import styles from './ToursPage.module.css';

/** All published tours, by name. */
export default function ToursPage() {
  return (
    <>
      <PageMeta {...pageTexts.tours} />
      <PageHead
        art="tours"
        title="Pick a wall"
        lead="Each hunt walks one neighbourhood, stop by stop, by text message. Go when you like within 24 hours of booking."
      >
        <p className={styles.banner}>
          <strong>{GROUP_DISCOUNT * 100}% off</strong>
          <span>
            for groups of {GROUP_DISCOUNT_FROM} to {MAX_PARTICIPANTS} people. Prices are per person.
          </span>
        </p>
      </PageHead>
      <Surface material="paper" torn aria-label="All tours" className={styles.list}>
        <LiveView
          live={useTours()}
          loading={
            <Loading text="Loading tours...">
              <TourGrid>
                {[1, 2, 3, 4].map((index) => (
                  <TourCardSkeleton key={index} />
                ))}
              </TourGrid>
            </Loading>
          }
          failed="Failed to load tours. Please try again."
        >
          {(tours) =>
            tours.length === 0 ? (
              <EmptyState title="No tours yet">
                <p>The first walls are being scouted. Come back soon.</p>
              </EmptyState>
            ) : (
              <TourGrid>
                {tours.map((tour) => (
                  <TourCard key={tour.id} tour={tour} full />
                ))}
              </TourGrid>
            )
          }
        </LiveView>
      </Surface>
    </>
  );
}
