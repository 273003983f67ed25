import { bookingTexts } from '@streetlore/domain/booking';
import { documentId } from '@streetlore/domain/document';
import { routes } from '@streetlore/domain/paths';
import { useParams } from 'react-router-dom';
import { useTour } from '../../live/tours.ts';
import { Surface } from '../../ui/Surface.tsx';
import { PageMeta } from '../shell/PageMeta.tsx';
import { BackLink } from './BackLink.tsx';
import styles from './Booking.module.css';
import { BookingPanel } from './BookingPanel.tsx';
import { TourFailed, TourLoading, TourNotFound } from './TourStates.tsx';
import { TourSummary } from './TourSummary.tsx';

/** `/book/{tourId}`: what is booked on the left, the two steps of booking it on the right. */
export default function BookingPage() {
  const { tourId = '' } = useParams();
  return documentId.safeParse(tourId).success ? <Page tourId={tourId} /> : <TourNotFound />;
}

function Page({ tourId }: { readonly tourId: string }) {
  const tour = useTour(tourId);
  if (tour.status === 'loading') return <TourLoading />;
  // The rules refuse what is not published, and that includes what does not exist.
  if (tour.status === 'failed' && tour.error.kind !== 'denied') return <TourFailed onRetry={tour.retry} />;
  if (tour.status === 'failed' || !tour.data || tour.data.status !== 'published') return <TourNotFound />;
  const { data } = tour;
  return (
    <>
      <PageMeta
        unlisted
        title={`Book ${data.name}`}
        description={`Book the ${data.name} in ${data.neighborhood}: ${data.duration}, ${data.stops_count} stops, played by text.`}
      />
      <Surface material="brick" flush className={styles.strip}>
        <BackLink to={routes.tours}>{bookingTexts.back}</BackLink>
      </Surface>
      <Surface material="kraft" className={styles.page}>
        <div className={styles.columns}>
          <TourSummary tour={data} />
          <BookingPanel tour={data} />
        </div>
      </Surface>
    </>
  );
}
