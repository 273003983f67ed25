import { bookingTexts } from '@streetlore/domain/booking';
import { routes } from '@streetlore/domain/paths';
import { tourTexts } from '@streetlore/domain/tour';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Surface } from '../../ui/surface.tsx';
import { PageFailed } from '../shell/page-failed.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import styles from './booking.module.css';

/** The booking page while its tour loads; takes the room of the finished page. */
export function TourLoading() {
  return (
    <Surface material="kraft" className={styles.page}>
      <PageMeta title={bookingTexts.step1} description="Book a street-art hunt in London, played by text." unlisted />
      <p role="status" className={styles.loading}>
        {bookingTexts.loading}
      </p>
      <div className={styles.columns} aria-hidden="true">
        <Skeleton width="min(24rem, 100%)" height="5.5rem" />
        <div className={styles.panel}>
          <Skeleton height="44rem" />
        </div>
        <div className={styles.tour}>
          <Skeleton ratio="4 / 3" />
        </div>
      </div>
    </Surface>
  );
}

export function TourFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <PageFailed
      title={bookingTexts.step1}
      message={bookingTexts.loadFailed}
      onRetry={onRetry}
      back={{ to: routes.tours, label: bookingTexts.back }}
    />
  );
}

export function TourNotFound() {
  return (
    <Surface material="kraft" className={styles.page}>
      <PageMeta title={bookingTexts.notFound} description={tourTexts.notFoundWhy} unlisted />
      <div role="alert">
        <EmptyState isPage title={bookingTexts.notFound}>
          <p>{tourTexts.notFoundWhy} The walls that are still up are on the tours page.</p>
          <LinkButton to={routes.tours}>{bookingTexts.back}</LinkButton>
        </EmptyState>
      </div>
    </Surface>
  );
}

/** The right side while a reload finds out where a booking stands. */
export function BookingLoading() {
  return <Loading text={bookingTexts.resuming} height="24rem" />;
}
