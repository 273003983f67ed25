import { needsTexts } from '@streetlore/domain/needs';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { BrokenStops } from './broken-stops.tsx';
import styles from './dashboard.module.css';
import { DeadLetters } from './dead-letters.tsx';
import { OpenMessages } from './open-messages.tsx';
import { ReportedThings } from './reported-things.tsx';
import { WaitingList } from './waiting-list.tsx';
import { WaitingPlayers } from './waiting-players.tsx';

type NeedsYouProps = {
  /** The hunts that need an admin. */
  readonly hunts: ReactNode;
  /** Beside the heading. */
  readonly children: ReactNode;
};

/**
 * All that needs an admin, the most urgent first: hunts, people without a hunt, stops that look
 * broken, reported things, letters that are due, and what else waits. Empty parts show nothing.
 */
export function NeedsYou({ hunts, children }: NeedsYouProps) {
  const [isShort, setShort] = useState(true);
  return (
    <section aria-labelledby="needs-you" className={styles.needsYou} data-short={isShort || undefined}>
      <div className={styles.bar}>
        <h2 id="needs-you" className={styles.heading}>
          {needsTexts.title}
        </h2>
        {children}
      </div>
      {hunts}
      <WaitingPlayers />
      <BrokenStops />
      <ReportedThings />
      <OpenMessages />
      <DeadLetters />
      <Button size="small" variant="outline" className={styles.all} onClick={() => setShort(!isShort)}>
        {isShort ? needsTexts.showAll : needsTexts.showFewer}
      </Button>
      <WaitingList />
      <p className={styles.nothing}>{needsTexts.nothing}</p>
    </section>
  );
}
