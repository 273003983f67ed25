import { teamPageTexts as texts } from '@streetlore/domain/team';
import { formatDeadline } from '@streetlore/domain/time';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Playing } from './playing.ts';
import styles from './team.module.css';

/** The team ends its own pause, Streetlore ends its. */
export function PausedCard({ page, say, spray }: Playing) {
  const { pause_ends_at } = page;
  return (
    <Card spray={spray} className={styles.card}>
      <h2 className={styles.place}>{texts.pausedTitle}</h2>
      <p>{pause_ends_at ? texts.pausedUntil(formatDeadline(pause_ends_at)) : texts.pausedByUs}</p>
      {pause_ends_at && say && (
        <p>
          <Button onClick={() => say('RESUME')}>{texts.resume}</Button>
        </p>
      )}
    </Card>
  );
}
