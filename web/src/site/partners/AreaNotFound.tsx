import { partnerTexts } from '@streetlore/domain/partner';
import { routes } from '@streetlore/domain/paths';
import { LinkButton } from '../../ui/Button.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { PageMeta } from '../shell/PageMeta.tsx';

export function AreaNotFound() {
  return (
    <>
      <PageMeta title={partnerTexts.areaNotFound} description="There is no such neighbourhood." unlisted />
      <PageHead
        art="lost"
        title={partnerTexts.areaNotFound}
        lead="We play in Shoreditch, Brixton, Camden and Hackney Wick."
      >
        <LinkButton to={routes.partners}>{partnerTexts.back}</LinkButton>
      </PageHead>
    </>
  );
}
