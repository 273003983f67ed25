import { type BookingPage, yourHuntTexts as texts } from '@streetlore/domain/booking';
import { mapsLink } from '@streetlore/domain/city';
import { firstWallOf, type Tour } from '@streetlore/domain/tour';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Spray } from '../../ui/spray.ts';
import { toast } from '../../ui/toaster.tsx';
import { saveToCalendar } from './calendar.ts';
import styles from './your-hunt.module.css';

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
  const save = () =>
    void saveToCalendar(page, { name, place }).catch((error: unknown) => {
      console.error('The calendar entry could not be made', error);
      toast.error(texts.failed);
    });
  return (
    <Card spray={spray} className={styles.card}>
      <h2 className={styles.heading}>{texts.where}</h2>
      {name && <p className={styles.big}>{name}</p>}
      {first?.station && <p>{texts.station(first.station)}</p>}
      <p className={styles.buttons}>
        {(place ?? name) && (
          <a className={styles.map} href={mapsLink(place ?? name ?? '')} target="_blank" rel="noreferrer">
            {texts.map}
          </a>
        )}
        <Button variant="outline" size="small" onClick={save}>
          {texts.calendar}
        </Button>
      </p>
    </Card>
  );
}
