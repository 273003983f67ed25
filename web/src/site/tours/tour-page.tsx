import { documentId } from '@streetlore/domain/fields';
import { tourIn } from '@streetlore/domain/page';
import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { type Tour, tourTexts } from '@streetlore/domain/tour';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { type Live, mapLive, useTour } from '../../data/index.ts';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Surface } from '../../ui/surface.tsx';
import { LivePage } from '../shell/live-page.tsx';
import { LostPage } from '../shell/lost-page.tsx';
import page from '../shell/page.module.css';
import { PageMeta } from '../shell/page-meta.tsx';
import { useToursBySlug } from './data.ts';
import { TourDetail } from './tour-detail.tsx';

const back = { to: routes.tours, label: tourTexts.back };

function TourNotFound() {
  return (
    <LostPage
      title={tourTexts.notFound}
      description={tourTexts.notFoundWhy}
      lead="It may have been painted over. The others are still there."
      back={back}
      stuck
    />
  );
}

/** The address ends in the tour's id, or in its neighbourhood and the slug of its name. */
export default function TourPage() {
  const { neighborhood = '', tourName = '' } = useParams();
  return documentId.safeParse(tourName).success ? (
    <TourById id={tourName} otherwise={<TourByName neighborhood={neighborhood} name={tourName} />} />
  ) : (
    <TourNotFound />
  );
}

function TourById({ id, otherwise }: { readonly id: string; readonly otherwise: ReactNode }) {
  return <TourView tour={useTour(id)} missing={otherwise} />;
}

function TourByName({ neighborhood, name }: { readonly neighborhood: string; readonly name: string }) {
  const tour = mapLive(useToursBySlug(name), (tours) => tourIn(neighborhood, tours));
  return <TourView tour={tour} missing={<TourNotFound />} />;
}

type TourViewProps = {
  readonly tour: Live<WithId<Tour> | null>;
  readonly missing: ReactNode;
};

function TourView({ tour, missing }: TourViewProps) {
  // The rules refuse a tour that is not published.
  if (tour.status === 'failed' && tour.error.kind === 'denied') return missing;
  return (
    <LivePage
      live={tour}
      loading={<TourLoading />}
      failed={{ title: 'Tour', message: tourTexts.oneFailed, back }}
      missing={missing}
    >
      {(found) => <TourDetail tour={found} />}
    </LivePage>
  );
}

function TourLoading() {
  return (
    <Surface material="brick" className={page.tall}>
      <PageMeta title="Tour" description="A street-art hunt in London, played by text." />
      <Loading text={tourTexts.loadingOne}>
        <div className={page.stack}>
          <Skeleton width="min(38rem, 100%)" height="5rem" />
          <Skeleton width="100%" ratio="21 / 9" />
        </div>
      </Loading>
    </Surface>
  );
}
