import { neighborhoodList } from '@streetlore/domain/city';
import { partnerTexts } from '@streetlore/domain/partner';
import { routes } from '@streetlore/domain/paths';
import { LinkButton } from '../../ui/button.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PageMeta } from '../shell/page-meta.tsx';

export function AreaNotFound() {
  return (
    <>
      <PageMeta title={partnerTexts.areaNotFound} description="There is no such neighbourhood." unlisted />
      <PageHead art="lost" title={partnerTexts.areaNotFound} lead={`We play in ${neighborhoodList}.`}>
        <LinkButton to={routes.partners}>{partnerTexts.back}</LinkButton>
      </PageHead>
    </>
  );
}
