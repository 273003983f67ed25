import { routes } from '@streetlore/domain/paths';
import { teamPageTexts as texts } from '@streetlore/domain/team';
import { LinkButton } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useComputed } from '../use-computed.ts';
import { TeamLink } from './team-link.tsx';
import { teamTokenOf } from './team-token.ts';

type ToTeamPageProps = {
  /** The id of the booking's page. */
  readonly pageId: string;
  readonly tourName: string;
};

/** Opens the team's page here, and gives its link to other screens. */
export function ToTeamPage({ pageId, tourName }: ToTeamPageProps) {
  const token = useComputed(pageId, teamTokenOf);
  return token === null ? (
    <Loading text={texts.linkLoading} height="12rem" />
  ) : (
    <TeamLink token={token} tourName={tourName}>
      <LinkButton to={`${routes.teamPage}#${token}`} size="small">
        {texts.open}
      </LinkButton>
    </TeamLink>
  );
}
