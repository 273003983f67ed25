import { bookingTexts, type Offer, offerOf } from '@streetlore/domain/booking';
import { documentId } from '@streetlore/domain/fields';
import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import type { Tour } from '@streetlore/domain/tour';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useTour } from '../../data/index.ts';
import { sprayOf } from '../../ui/spray.ts';
import { Surface } from '../../ui/surface.tsx';
import { BackLink } from '../form/back.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import styles from './booking.module.css';
import { BookingPanel } from './booking-panel.tsx';
import { useBooking } from './data.ts';
import { TourFailed, TourLoading, TourNotFound } from './tour-states.tsx';
import { TourSummary, TourTitle } from './tour-summary.tsx';
import { useBookingAddress } from './use-booking-address.ts';

/**
 * `/book/{tourId}`: the tour's name, the two steps of booking it or what has become of a booking,
 * and the tour. On a phone they stand in this order; on a wide screen the steps are on the right.
 */
export default function BookingPage() {
  const { tourId = '' } = useParams();
  return documentId.safeParse(tourId).success ? <Page tourId={tourId} /> : <TourNotFound />;
}

function Page({ tourId }: { readonly tourId: string }) {
  const live = useTour(tourId);
  const { bookingId } = useBookingAddress();
  const booking = useBooking(bookingId);
  const offered = live.status === 'ready' && live.data?.status === 'published' ? live.data : null;
  const [shown, setShown] = useState(offered);
  if (offered && offered !== shown) setShown(offered);

  // The booked tour stays on screen when an admin takes it off the site, during the booking or
  // before a reload.
  const tour = offered ?? (bookingId === null ? null : shown);
  const sold = booking.status === 'ready' && booking.data?.tour_id === tourId ? booking.data : null;
  if (tour) return <Booked offer={tour} tour={tour} />;
  if (sold) return <Booked offer={offerOf(sold)} tour={null} />;
  if (live.status === 'loading' || (bookingId !== null && booking.status === 'loading')) return <TourLoading />;
  // The rules refuse a tour that is not published, and also one that does not exist.
  if (live.status === 'failed' && live.error.kind !== 'denied') return <TourFailed onRetry={live.retry} />;
  return <TourNotFound />;
}

type BookedProps = {
  readonly offer: Offer;
  /** Null when the tour is not on the site any more. */
  readonly tour: WithId<Tour> | null;
};

function Booked({ offer, tour }: BookedProps) {
  return (
    <>
      <PageMeta
        unlisted
        title={`Book ${offer.name}`}
        description={
          tour
            ? `Book the ${tour.name} in ${tour.neighborhood}: ${tour.duration}, ${tour.stops_count} stops, played by text.`
            : `Your booking of the ${offer.name}.`
        }
      />
      <Surface material="brick" flush className={styles.strip}>
        <BackLink to={routes.tours}>{bookingTexts.back}</BackLink>
      </Surface>
      <Surface material="kraft" className={styles.page}>
        <div className={styles.columns}>
          {tour ? <TourTitle tour={tour} /> : <h1 className={styles.name}>{offer.name}</h1>}
          <BookingPanel offer={offer} spray={tour ? sprayOf(tour.neighborhood) : undefined} />
          {tour && <TourSummary tour={tour} />}
        </div>
      </Surface>
    </>
  );
}
