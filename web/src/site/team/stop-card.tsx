import { type TeamStop, teamPageTexts as texts } from '@streetlore/domain/team';
import { Card } from '../../ui/card.tsx';
import { MapLink } from '../by-link/map-link.tsx';
import { Commands } from './commands.tsx';
import type { Playing } from './playing.ts';
import { StopPicture } from './stop-picture.tsx';
import styles from './team.module.css';

/** The stop that the team is at: where it is, its puzzle, and what helps. */
export function StopCard({ stop, ...playing }: Playing & { readonly stop: TeamStop }) {
  const { page, spray } = playing;
  const { latitude, longitude, location_name } = stop;
  const place = latitude !== null && longitude !== null ? { latitude, longitude } : location_name;
  return (
    <Card spray={spray} className={styles.card}>
      <p className={styles.kicker}>{texts.stopOf(stop.stop_number, page.stops_count)}</p>
      <h2 className={styles.place}>{location_name}</h2>
      <p className={styles.clue}>{stop.clue}</p>
      {stop.question && <p className={styles.question}>{stop.question}</p>}
      {stop.hint && (
        <p className={styles.hint}>
          <strong>{texts.hint}:</strong> {stop.hint}
        </p>
      )}
      <Commands {...playing} stop={stop} />
      {stop.directions && (
        <p>
          <strong>{texts.way}:</strong> {stop.directions}
        </p>
      )}
      <p>
        <MapLink place={place} />
      </p>
      <StopPicture tourId={page.tour_id} tourStop={stop.tour_stop} />
    </Card>
  );
}
