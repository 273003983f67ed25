import { tourTexts } from '@streetlore/domain/tour';
import { LiveView } from '../../data/index.ts';
import { Loading } from '../../ui/loading.tsx';
import { Surface } from '../../ui/surface.tsx';
import { TourCardSkeleton, TourGrid } from '../../ui/tour-card/tour-grid.tsx';
import { useTours } from './data.ts';
import { TourList } from './tour-list.tsx';
import { ToursHead } from './tours-head.tsx';
import styles from './tours-page.module.css';

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
          {(tours) => <TourList tours={tours} />}
        </LiveView>
      </Surface>
    </>
  );
}
