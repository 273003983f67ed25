import type { BookingPage } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/query';
import { teamPageTexts as texts } from '@streetlore/domain/team';
import type { Spray } from '../../ui/spray.ts';
import { ToTeamPage } from '../by-link/team-link/to-team-page.tsx';
import { TitledCard } from '../by-link/titled-card.tsx';

type PlayCardProps = { readonly page: WithId<BookingPage>; readonly spray: Spray | undefined };

/** The way to the team's page, and its link for the rest of the group. */
export function PlayCard({ page, spray }: PlayCardProps) {
  return (
    <TitledCard title={texts.play} spray={spray}>
      <p>{texts.playText}</p>
      <ToTeamPage pageId={page.id} tourName={page.tour_name} />
    </TitledCard>
  );
}
