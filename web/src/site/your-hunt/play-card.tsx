import type { BookingPage } from '@streetlore/domain/booking';
import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { teamPageTexts as texts } from '@streetlore/domain/team';
import { LinkButton } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import type { Spray } from '../../ui/spray.ts';
import { TeamLink } from '../by-link/team-link/team-link.tsx';
import { TitledCard } from '../by-link/titled-card.tsx';
import { useComputed } from '../by-link/use-computed.ts';
import { teamTokenOf } from './team-token.ts';

type PlayCardProps = { readonly page: WithId<BookingPage>; readonly spray: Spray | undefined };

/** The way to the team's page, and its link for the rest of the group. */
export function PlayCard({ page, spray }: PlayCardProps) {
  const teamToken = useComputed(page.id, teamTokenOf);
  return (
    <TitledCard title={texts.play} spray={spray}>
      <p>{texts.playText}</p>
      {teamToken === null ? (
        <Loading text={texts.linkLoading} height="12rem" />
      ) : (
        <TeamLink token={teamToken} tourName={page.tour_name}>
          <LinkButton to={`${routes.teamPage}#${teamToken}`} size="small">
            {texts.open}
          </LinkButton>
        </TeamLink>
      )}
    </TitledCard>
  );
}
