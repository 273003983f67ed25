import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import { PageHead } from './page-head.tsx';
import { PageMeta } from './page-meta.tsx';

type LostPageProps = {
  readonly title: string;
  /** For search engines and link previews. */
  readonly description: string;
  /** The heading, where it says more than the title. */
  readonly heading?: string;
  readonly lead: ReactNode;
  readonly back: { readonly to: string; readonly label: string };
  /** Whether the way back looks like a sticker on the wall. */
  readonly stuck?: boolean;
};

/** The page of an address without a document: says what is not there, and leads back. */
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
