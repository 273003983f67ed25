import { type TeamStop, teamPageTexts as texts } from '@streetlore/domain/team';
import { Card } from '../../ui/card.tsx';
import { CreditedPicture } from '../../ui/credited-picture.tsx';
import { MapLink } from '../by-link/map-link.tsx';
import { useDarkWalk } from '../shell/dark.ts';
import { Commands } from './commands.tsx';
import { usePublicStop } from './data.ts';
import { Fact } from './fact.tsx';
import type { Playing } from './playing.ts';
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
      <h2 className={styles.place} translate="no">
        {location_name}
      </h2>
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

type StopPictureProps = {
  readonly tourId: string;
  readonly tourStop: number;
};

/** Nothing while it loads, without a picture, and when the tour has left the site. */
function StopPicture({ tourId, tourStop }: StopPictureProps) {
  const live = usePublicStop(tourId, tourStop);
  const stop = live.status === 'ready' ? live.data : null;
  if (!stop?.image_url) return null;
  return (
    <CreditedPicture
      picture={{ ...stop, image_url: stop.image_url }}
      frame={styles.pictureFrame}
      className={styles.picture}
      alt=""
      width="640"
      height="480"
      loading="lazy"
    />
  );
}
