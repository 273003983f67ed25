import { type Neighborhood, neighborhoodSlugs } from '@streetlore/domain/neighborhood';
import { findPartner } from '@streetlore/domain/page';
import { routes } from '@streetlore/domain/paths';
import { useParams } from 'react-router-dom';
import { mapLive } from '../../live/core/live.ts';
import { usePartners } from '../../live/partners.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Surface } from '../../ui/Surface.tsx';
import page from '../shell/Page.module.css';
import { PageHead } from '../shell/PageHead.tsx';
import { PageLoading } from '../shell/PageLoading.tsx';
import { PageMeta } from '../shell/PageMeta.tsx';
import { PartnerDetail } from './PartnerDetail.tsx';

/** The partner whose name reads like the address's last segment, in the neighbourhood before it. */
export default function PartnerPage() {
  const { neighborhood = '', partnerName = '' } = useParams();
  const partner = mapLive(usePartners(), (all) => findPartner(all, neighborhood, partnerName));
  if (partner.status === 'loading') return <PageLoading />;
  if (partner.status === 'failed') {
    return (
      <Surface material="brick" className={page.tall}>
        <PageMeta title="Partner" description="This partner could not be loaded." />
        <ErrorPanel message="Failed to load partner details. Please try again." onRetry={partner.retry}>
          <LinkButton to={routes.partners} variant="outline">
            Back to Partners
          </LinkButton>
        </ErrorPanel>
      </Surface>
    );
  }
  return partner.data ? <PartnerDetail partner={partner.data} /> : <PartnerNotFound neighborhood={neighborhood} />;
}

function PartnerNotFound({ neighborhood }: { readonly neighborhood: string }) {
  const area: Neighborhood | undefined = neighborhoodSlugs.find((slug) => slug === neighborhood);
  return (
    <>
      <PageMeta title="Partner Not Found" description="There is no such partner." unlisted />
      <PageHead art="lost" title="Partner Not Found" lead="The partner you're looking for doesn't exist.">
        <LinkButton to={area ? routes.partnersOf(area) : routes.partners}>Back to Partners</LinkButton>
      </PageHead>
    </>
  );
}
