import { mapsLink } from '@streetlore/domain/city';
import { teamPageTexts as texts } from '@streetlore/domain/team';
import { formatWeekdayMoment } from '@streetlore/domain/time';
import type { Tour } from '@streetlore/domain/tour';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StartSteps } from '../shell/start-steps.tsx';
import { Commands } from './commands.tsx';
import type { Playing } from './now.tsx';
import styles from './team.module.css';

/** A hunt that waits for START: from when and until when, where it begins, and how. */
export function BeginCard({ tour, ...playing }: Playing & { readonly tour: Tour | null }) {
  const { page, spray, say, state } = playing;
  const { start_window, expires_at } = page;
  const place = tour?.walls[0] ?? (tour?.first_wall || null);
  return (
    <Card spray={spray} className={styles.card}>
      <h2 className={styles.place}>{texts.begin}</h2>
      <p className={styles.big}>
        {state === 'early' && start_window ? texts.opensOn(formatWeekdayMoment(start_window.opens_at)) : texts.anyTime}
      </p>
      {expires_at && <p>{texts.startBy(formatWeekdayMoment(expires_at))}</p>}
      {tour?.first_wall && (
        <p>
          <strong>{texts.firstWall}:</strong> {tour.first_wall}
          {tour.station && <>. {texts.station(tour.station)}</>}
        </p>
      )}
      {place && (
        <p>
          <a className={styles.map} href={mapsLink(place)} target="_blank" rel="noreferrer">
            {texts.map}
          </a>
        </p>
      )}
      {state === 'ready' && say && (
        <div className={styles.start}>
          <Button wide onClick={() => say('START')}>
            {texts.start}
          </Button>
          <p>{texts.startText}</p>
        </div>
      )}
      <StartSteps steps={texts.steps} />
      <Commands {...playing} stop={null} />
    </Card>
  );
}
