import { contestTexts } from '@streetlore/domain/contest';
import { routes } from '@streetlore/domain/paths';
import { LinkButton } from '../../../ui/button.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';

/** Shown when a visitor may see no such photo, or the address is not valid. */
export function SubmissionNotFound({ reason }: { readonly reason: string }) {
  return (
    <>
      <PageMeta title={contestTexts.notFound} description={reason} unlisted />
      <PageHead art="lost" title={contestTexts.notFound} lead={reason}>
        <LinkButton to={routes.contest}>{contestTexts.backToContest}</LinkButton>
      </PageHead>
    </>
  );
}
