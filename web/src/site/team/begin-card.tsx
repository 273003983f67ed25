import { teamPageTexts as texts } from '@streetlore/domain/team';
import { formatWeekdayMoment } from '@streetlore/domain/time';
import type { Tour } from '@streetlore/domain/tour';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import cards from '../by-link/cards.module.css';
import { MapLink } from '../by-link/map-link.tsx';
import { StartSteps } from '../shell/start-steps.tsx';
import { Commands } from './commands.tsx';
import type { Playing } from './playing.ts';
import styles from './team.module.css';

/** A hunt that waits for START: from when and until when, where it begins, and how. */
export function BeginCard({ tour, ...playing }: Playing & { readonly tour: Tour | null }) {
  const { page, spray, say, state } = playing;
  const { start_window, expires_at } = page;
  const place = tour?.walls[0] ?? (tour?.first_wall || null);
  return (
    <Card spray={spray} className={styles.card}>
      <h2 className={styles.place}>{texts.begin}</h2>
      <p className={cards.big}>
        {state === 'early' && start_window ? texts.opensOn(formatWeekdayMoment(start_window.opens_at)) : texts.anyTime}
      </p>
      {expires_at && <p>{texts.startBy(formatWeekdayMoment(expires_at))}</p>}
      {tour?.first_wall && (
        <p>
          <strong>{texts.firstWall}:</strong> <span>{tour.first_wall}</span>
        </p>
      )}
      {tour?.station && <p>{texts.station(tour.station)}</p>}
      {place && (
        <p>
          <MapLink place={place} />
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
