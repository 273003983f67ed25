import { bookingTexts } from '@streetlore/domain/booking';
import { documentId } from '@streetlore/domain/document';
import { routes } from '@streetlore/domain/paths';
import { useParams } from 'react-router-dom';
import { useTour } from '../../live/tours.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Surface } from '../../ui/Surface.tsx';
import page from '../shell/Page.module.css';
import { PageMeta } from '../shell/PageMeta.tsx';
import { TourDetail } from './TourDetail.tsx';

function TourNotFound() {
  return (
    <Surface material="brick" className={page.tall}>
      <PageMeta title={bookingTexts.notFound} description="There is no tour at this address." />
      <div className={page.stack}>
        <h1>{bookingTexts.notFound}</h1>
        <p className={page.lead}>It may have been painted over. The others are still there.</p>
        <LinkButton to={routes.tours} stuck>
          {bookingTexts.back}
        </LinkButton>
      </div>
    </Surface>
  );
}

/** The address's last segment is the tour's id; the neighbourhood before it is for people. */
export default function TourPage() {
  const { tourName = '' } = useParams();
  return documentId.safeParse(tourName).success ? <TourById id={tourName} /> : <TourNotFound />;
}

function TourById({ id }: { readonly id: string }) {
  const tour = useTour(id);
  if (tour.status === 'loading') {
    return (
      <Surface material="brick" className={page.tall}>
        <PageMeta title="Tour" description="A street-art hunt in London, played by text." />
        <Loading text={bookingTexts.loading}>
          <div className={page.stack}>
            <Skeleton width="min(38rem, 100%)" height="5rem" />
            <Skeleton width="100%" ratio="21 / 9" />
          </div>
        </Loading>
      </Surface>
    );
  }
  if (tour.status === 'failed') {
    return (
      <Surface material="brick" className={page.tall}>
        <PageMeta title="Tour" description="This tour could not be loaded." />
        <ErrorPanel message="Failed to load tour details. Please try again." onRetry={tour.retry}>
          <LinkButton to={routes.tours} variant="outline">
            {bookingTexts.back}
          </LinkButton>
        </ErrorPanel>
      </Surface>
    );
  }
  return tour.data ? <TourDetail tour={tour.data} /> : <TourNotFound />;
}
