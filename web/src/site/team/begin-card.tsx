import { teamPageTexts as texts } from '@streetlore/domain/team';
import { formatWeekdayMoment } from '@streetlore/domain/time';
import { firstWallOf, type Tour } from '@streetlore/domain/tour';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useNow } from '../../ui/use-now.ts';
import cards from '../by-link/cards.module.css';
import { MapLink } from '../by-link/map-link.tsx';
import { useDarkDay } from '../shell/dark.ts';
import { StartSteps } from '../shell/start-steps.tsx';
import { Commands } from './commands.tsx';
import type { Playing } from './playing.ts';
import styles from './team.module.css';

/** A hunt that waits for START: from when and until when, where it begins, and how. */
export function BeginCard({ tour, ...playing }: Playing & { readonly tour: Tour | null }) {
  const { page, spray, say, state } = playing;
  const { start_window, expires_at } = page;
  const now = useNow(30_000);
  const opens = start_window && start_window.opens_at > now ? start_window.opens_at : null;
  const dark = useDarkDay(opens);
  const isHeld = state === 'held';
  const wall = page.party?.first_stop ?? 1;
  const first = tour && firstWallOf(tour, wall);
  const place = first?.place ?? first?.name;
  return (
    <Card spray={spray} className={styles.card}>
      <h2 className={styles.place}>{texts.begin}</h2>
      {isHeld && <p className={cards.big}>{texts.held}</p>}
      {opens && <p className={isHeld ? undefined : cards.big}>{texts.opensOn(formatWeekdayMoment(opens))}</p>}
      {!isHeld && !opens && <p className={cards.big}>{texts.anyTime}</p>}
      {expires_at && <p>{texts.startBy(formatWeekdayMoment(expires_at))}</p>}
      {dark && <p>{dark}</p>}
      {first && (
        <p>
          <strong>{texts.firstWall}:</strong> <span>{first.name ?? texts.wallOfTour(wall)}</span>
        </p>
      )}
      {first?.station && <p>{texts.station(first.station)}</p>}
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
      <StartSteps steps={isHeld ? texts.heldSteps : texts.steps} />
      <Commands {...playing} stop={null} />
    </Card>
  );
}
