import { contestTexts } from '@streetlore/domain/contest';
import { routes } from '@streetlore/domain/paths';
import { LinkButton } from '../../../ui/button.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';

/** There is no such photo for a visitor, or its address cannot be one. */
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
