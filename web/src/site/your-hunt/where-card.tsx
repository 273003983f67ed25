import { type BookingPage, yourHuntTexts as texts } from '@streetlore/domain/booking';
import { firstWallOf, type Tour } from '@streetlore/domain/tour';
import { Button } from '../../ui/button.tsx';
import type { Spray } from '../../ui/spray.ts';
import { toast } from '../../ui/toaster.tsx';
import cards from '../by-link/cards.module.css';
import { MapLink } from '../by-link/map-link.tsx';
import { TitledCard } from '../by-link/titled-card.tsx';
import { saveToCalendar } from './calendar.ts';

type WhereCardProps = {
  readonly page: BookingPage;
  /** Null while it loads, and when the tour has left the site. */
  readonly tour: Tour | null;
  readonly spray: Spray | undefined;
};

/** The first wall with a map and its station, and the booking for the group's calendars. */
export function WhereCard({ page, tour, spray }: WhereCardProps) {
  const wall = page.party?.first_stop ?? 1;
  const first = tour && firstWallOf(tour, wall);
  const place = first?.place ?? null;
  const name = first && (first.name ?? texts.wallOfTour(wall));
  const where = place ?? name;
  const save = () =>
    void saveToCalendar(page, { name, place }).catch((error: unknown) => {
      console.error('The calendar entry could not be made', error);
      toast.error(texts.failed);
    });
  return (
    <TitledCard title={texts.where} spray={spray}>
      {name && <p className={cards.big}>{name}</p>}
      {first?.station && <p>{texts.station(first.station)}</p>}
      <p className={cards.buttons}>
        {where && <MapLink place={where} />}
        <Button variant="outline" size="small" onClick={save}>
          {texts.calendar}
        </Button>
      </p>
    </TitledCard>
  );
}
