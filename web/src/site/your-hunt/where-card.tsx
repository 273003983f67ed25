import { type BookingPage, yourHuntTexts as texts } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/query';
import { firstWallOf, type Tour } from '@streetlore/domain/tour';
import { Button } from '../../ui/button.tsx';
import type { Spray } from '../../ui/spray.ts';
import { toast } from '../../ui/toaster.tsx';
import cards from '../by-link/cards.module.css';
import { Meeting } from '../by-link/meeting.tsx';
import { teamTokenOf } from '../by-link/team-link/team-token.ts';
import { TitledCard } from '../by-link/titled-card.tsx';
import { useComputed } from '../by-link/use-computed.ts';
import { saveToCalendar, teamLinkOf } from './calendar.ts';

type WhereCardProps = {
  readonly page: WithId<BookingPage>;
  /** Null while it loads, and when the tour has left the site. */
  readonly tour: Tour | null;
  readonly spray: Spray | undefined;
};

/** The first wall with a map and its station, and the booking for the group's calendars. */
export function WhereCard({ page, tour, spray }: WhereCardProps) {
  const teamToken = useComputed(page.id, teamTokenOf);
  const first = tour && firstWallOf(tour, page.party?.first_stop);
  const save = () => {
    if (teamToken === null) return;
    const entry = { wall: first, duration: tour?.duration ?? '', teamLink: teamLinkOf(teamToken) };
    saveToCalendar(page, entry).catch((error: unknown) => {
      console.error('The calendar entry could not be made', error);
      toast.error(texts.failed);
    });
  };
  return (
    <TitledCard title={texts.where} spray={spray}>
      {first && <Meeting wall={first} />}
      <p className={cards.buttons}>
        <Button variant="outline" size="small" disabled={teamToken === null} onClick={save}>
          {texts.calendar}
        </Button>
      </p>
    </TitledCard>
  );
}
