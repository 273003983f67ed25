import { teamPageTexts as texts } from '@streetlore/domain/team';
import { formatWeekdayMoment } from '@streetlore/domain/time';
import { firstWallOf, type Tour } from '@streetlore/domain/tour';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useNow } from '../../ui/use-now.ts';
import cards from '../by-link/cards.module.css';
import { Meeting } from '../by-link/meeting.tsx';
import { useDarkDay } from '../shell/dark.ts';
import { StartSteps } from '../shell/start-steps.tsx';
import { Commands } from './commands.tsx';
import type { Playing } from './playing.ts';
import styles from './team.module.css';

export function BeginCard({ tour, ...playing }: Playing & { readonly tour: Tour | null }) {
  const { page, spray, say, state } = playing;
  const { start_window, expires_at } = page;
  const now = useNow(30_000);
  const opens = start_window && start_window.opens_at > now ? start_window.opens_at : null;
  const dark = useDarkDay(opens);
  const isHeld = state === 'held';
  const first = tour && firstWallOf(tour, page.party?.first_stop);
  return (
    <Card spray={spray} className={styles.card}>
      <h2 className={styles.place}>{texts.begin}</h2>
      {isHeld && <p className={cards.big}>{texts.held}</p>}
      {opens && <p className={isHeld ? undefined : cards.big}>{texts.opensOn(formatWeekdayMoment(opens))}</p>}
      {!isHeld && !opens && <p className={cards.big}>{texts.anyTime}</p>}
      {expires_at && <p>{texts.startBy(formatWeekdayMoment(expires_at))}</p>}
      {dark && <p>{dark}</p>}
      {first && <h3>{texts.firstWall}</h3>}
      {first && <Meeting wall={first} />}
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
