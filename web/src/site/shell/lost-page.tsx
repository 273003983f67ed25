import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import { PageHead } from './page-head.tsx';
import { PageMeta } from './page-meta.tsx';

type LostPageProps = {
  readonly title: string;
  /** For search engines and link previews. */
  readonly description: string;
  readonly heading?: string;
  readonly lead: ReactNode;
  readonly back: { readonly to: string; readonly label: string };
  readonly stuck?: boolean;
};

export function LostPage({ title, description, heading = title, lead, back, stuck = false }: LostPageProps) {
  return (
    <>
      <PageMeta title={title} description={description} unlisted />
      <PageHead art="lost" title={heading} lead={lead}>
        <LinkButton to={back.to} stuck={stuck}>
          {back.label}
        </LinkButton>
      </PageHead>
    </>
  );
}
