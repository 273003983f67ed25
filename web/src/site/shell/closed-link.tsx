import { routes } from '@streetlore/domain/paths';
import { Link } from 'react-router-dom';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Surface } from '../../ui/surface.tsx';
import { PageHead } from './page-head.tsx';

/** What a page behind a link shows without a link, or with one that opens nothing. */
export function ClosedLink({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <PageHead art="lost" title={title} lead={null} />
      <Surface material="paper" torn aria-label={title}>
        <Card spray="green">
          <EmptyState title={text}>
            <p>
              <Link to={routes.tours}>See the tours</Link> · <Link to={routes.contact}>Contact</Link>
            </p>
          </EmptyState>
        </Card>
      </Surface>
    </>
  );
}
