import { type Neighborhood, neighborhoodSlugs } from '@streetlore/domain/city';
import { partnerTexts } from '@streetlore/domain/partner';
import { isSegment, routes } from '@streetlore/domain/paths';
import { useParams } from 'react-router-dom';
import { LivePage } from '../shell/live-page.tsx';
import { LostPage } from '../shell/lost-page.tsx';
import { PageLoading } from '../shell/page-loading.tsx';
import { usePartnerAt } from './data.ts';
import { PartnerDetail } from './partner-detail.tsx';

/** The address ends in the neighbourhood and the name as a slug. */
export function PartnerPage() {
  const { neighborhood = '', partnerName = '' } = useParams();
  return isSegment(neighborhood) && isSegment(partnerName) ? (
    <PartnerAt neighborhood={neighborhood} name={partnerName} />
  ) : (
    <PartnerNotFound neighborhood={neighborhood} />
  );
}

function PartnerAt({ neighborhood, name }: { readonly neighborhood: string; readonly name: string }) {
  return (
    <LivePage
      live={usePartnerAt(neighborhood, name)}
      loading={<PageLoading />}
      failed={{
        title: 'Partner',
        message: partnerTexts.detailsFailed,
        back: { to: routes.partners, label: partnerTexts.back },
      }}
      missing={<PartnerNotFound neighborhood={neighborhood} />}
    >
      {(partner) => <PartnerDetail partner={partner} />}
    </LivePage>
  );
}

function PartnerNotFound({ neighborhood }: { readonly neighborhood: string }) {
  const area: Neighborhood | undefined = neighborhoodSlugs.find((slug) => slug === neighborhood);
  return (
    <LostPage
      title={partnerTexts.notFound}
      description="There is no such partner."
      heading={partnerTexts.notFoundTitle}
      lead={partnerTexts.notFoundWhy}
      back={{ to: area ? routes.partnersOf(area) : routes.partners, label: partnerTexts.back }}
    />
  );
}
