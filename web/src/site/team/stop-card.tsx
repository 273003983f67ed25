import { type TeamStop, teamPageTexts as texts } from '@streetlore/domain/team';
import { Card } from '../../ui/card.tsx';
import { MapLink } from '../by-link/map-link.tsx';
import { useDarkWalk } from '../shell/dark.ts';
import { Commands } from './commands.tsx';
import { Fact } from './fact.tsx';
import type { Playing } from './playing.ts';
import { StopPicture } from './stop-picture.tsx';
import styles from './team.module.css';

type StopCardProps = Playing & {
  readonly stop: TeamStop;
  /** The stop before, whose wall may have a story; null at the first one. */
  readonly before: TeamStop | null;
};

export function StopCard({ stop, before, ...playing }: StopCardProps) {
  const { page, spray } = playing;
  const { latitude, longitude, location_name } = stop;
  const dark = useDarkWalk(page.stops_count - stop.stop_number + 1, stop.stop_number === 1);
  const place = latitude !== null && longitude !== null ? { latitude, longitude } : location_name;
  return (
    <Card spray={spray} className={styles.card}>
      {before && <Fact stop={before} />}
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
      {dark && <p>{dark}</p>}
      <StopPicture tourId={page.tour_id} tourStop={stop.tour_stop} />
    </Card>
  );
}
