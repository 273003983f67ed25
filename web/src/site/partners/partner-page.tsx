import { type Neighborhood, neighborhoodSlugs } from '@streetlore/domain/city';
import { partnerTexts } from '@streetlore/domain/partner';
import { isSegment, routes } from '@streetlore/domain/paths';
import { useParams } from 'react-router-dom';
import { LinkButton } from '../../ui/button.tsx';
import { PageFailed } from '../shell/page-failed.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PageLoading } from '../shell/page-loading.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { usePartnerAt } from './data.ts';
import { PartnerDetail } from './partner-detail.tsx';

/**
 * The partner at the address: the last segment is the name as a slug, the segment before it the
 * neighbourhood.
 */
export default function PartnerPage() {
  const { neighborhood = '', partnerName = '' } = useParams();
  return isSegment(neighborhood) && isSegment(partnerName) ? (
    <PartnerAt neighborhood={neighborhood} name={partnerName} />
  ) : (
    <PartnerNotFound neighborhood={neighborhood} />
  );
}

function PartnerAt({ neighborhood, name }: { readonly neighborhood: string; readonly name: string }) {
  const partner = usePartnerAt(neighborhood, name);
  if (partner.status === 'loading') return <PageLoading />;
  if (partner.status === 'failed') {
    return (
      <PageFailed
        title="Partner"
        message={partnerTexts.detailsFailed}
        onRetry={partner.retry}
        back={{ to: routes.partners, label: partnerTexts.back }}
      />
    );
  }
  return partner.data ? <PartnerDetail partner={partner.data} /> : <PartnerNotFound neighborhood={neighborhood} />;
}

function PartnerNotFound({ neighborhood }: { readonly neighborhood: string }) {
  const area: Neighborhood | undefined = neighborhoodSlugs.find((slug) => slug === neighborhood);
  return (
    <>
      <PageMeta title={partnerTexts.notFound} description="There is no such partner." unlisted />
      <PageHead art="lost" title={partnerTexts.notFoundTitle} lead={partnerTexts.notFoundWhy}>
        <LinkButton to={area ? routes.partnersOf(area) : routes.partners}>{partnerTexts.back}</LinkButton>
      </PageHead>
    </>
  );
}
