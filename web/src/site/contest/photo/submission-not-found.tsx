import { contestTexts } from '@streetlore/domain/contest';
import { routes } from '@streetlore/domain/paths';
import { LostPage } from '../../shell/lost-page.tsx';

/** Shown when a visitor may see no such photo, or the address is not valid. */
export function SubmissionNotFound({ reason }: { readonly reason: string }) {
  const back = { to: routes.contest, label: contestTexts.backToContest };
  return <LostPage title={contestTexts.notFound} description={reason} lead={reason} back={back} />;
}
