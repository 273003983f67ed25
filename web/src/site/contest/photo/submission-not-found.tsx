import { contestTexts } from '@streetlore/domain/contest';
import { routes } from '@streetlore/domain/paths';
import { LostPage } from '../../shell/lost-page.tsx';

/** No such photo that a visitor may see, or no valid address. */
export function SubmissionNotFound({ reason }: { readonly reason: string }) {
  const back = { to: routes.contest, label: contestTexts.backToContest };
  return <LostPage title={contestTexts.notFound} description={reason} lead={reason} back={back} />;
}
