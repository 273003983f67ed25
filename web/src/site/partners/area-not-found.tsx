import { neighborhoodList } from '@streetlore/domain/city';
import { partnerTexts } from '@streetlore/domain/partner';
import { routes } from '@streetlore/domain/paths';
import { LostPage } from '../shell/lost-page.tsx';

export function AreaNotFound() {
  return (
    <LostPage
      title={partnerTexts.areaNotFound}
      description="There is no such neighbourhood."
      lead={`We play in ${neighborhoodList}.`}
      back={{ to: routes.partners, label: partnerTexts.back }}
    />
  );
}
