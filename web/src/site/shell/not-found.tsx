import { pageNotFoundText } from '@streetlore/domain/page';
import { routes } from '@streetlore/domain/paths';
import { LinkButton } from '../../ui/button.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { PageHead } from './page-head.tsx';
import { PageMeta } from './page-meta.tsx';

export function NotFound() {
  return (
    <>
      <PageMeta {...pageNotFoundText} unlisted />
      <PageHead
        alone
        art="lost"
        above={<Sticker spray="magenta">404</Sticker>}
        title="Painted over"
        lead="There is nothing at this address. Walls change; the tours are still where they were."
      >
        <LinkButton to={routes.tours} stuck>
          See the tours
        </LinkButton>
      </PageHead>
    </>
  );
}
