import { brokenLink } from '@streetlore/domain/booking';
import { routes } from '@streetlore/domain/paths';
import { Link } from 'react-router-dom';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Surface } from '../../ui/surface.tsx';
import { PageHead } from '../shell/page-head.tsx';
import cards from './cards.module.css';
import { LostLink } from './lost-link.tsx';

type ClosedLinkProps = { readonly title?: string; readonly text: string };

export function ClosedLink({ title = brokenLink, text }: ClosedLinkProps) {
  return (
    <>
      <PageHead art="lost" title={title} lead={null} />
      <Surface material="paper" torn aria-label={title}>
        <Card spray="green" className={cards.card}>
          <EmptyState title={text}>
            <p>
              <Link to={routes.tours}>See the tours</Link> · <Link to={routes.contact}>Contact</Link>
            </p>
          </EmptyState>
          <LostLink />
        </Card>
      </Surface>
    </>
  );
}
