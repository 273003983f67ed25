import { routes } from '@streetlore/domain/paths';
import { LinkButton } from '../../ui/Button.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { PageMeta } from '../shell/PageMeta.tsx';

export function AreaNotFound() {
  return (
    <>
      <PageMeta title="Neighborhood not found" description="There is no such neighbourhood." unlisted />
      <PageHead
        art="lost"
        title="Neighborhood not found"
        lead="We play in Shoreditch, Brixton, Camden and Hackney Wick."
      >
        <LinkButton to={routes.partners}>Back to Partners</LinkButton>
      </PageHead>
    </>
  );
}
