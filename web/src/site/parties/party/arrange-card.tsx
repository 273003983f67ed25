import type { BookingPage } from '@streetlore/domain/booking';
import { MAX_TEAMS, partyPageTexts as texts } from '@streetlore/domain/party';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Spray } from '../../../ui/spray.ts';
import { TitledCard } from '../../by-link/titled-card.tsx';
import { ArrangeForm } from './arrange-form.tsx';
import styles from './party.module.css';

type ArrangeCardProps = {
  readonly token: string;
  /** The teams that have not started. */
  readonly waiting: readonly BookingPage[];
  /** How many teams the party has, those that have started included. */
  readonly teams: number;
  readonly spray: Spray | undefined;
};

/** Shares the people who were paid for out anew, renames teams, adds one and removes one, until START. */
export function ArrangeCard({ token, waiting, teams, spray }: ArrangeCardProps) {
  const [isOpen, setOpen] = useState(false);
  const people = waiting.reduce((sum, { participants }) => sum + participants, 0);
  return (
    <TitledCard title={texts.arrange} spray={spray} className={isOpen ? styles.wide : undefined}>
      <p>{texts.arrangeText(people)}</p>
      {isOpen ? (
        <ArrangeForm
          token={token}
          waiting={waiting}
          people={people}
          most={MAX_TEAMS - (teams - waiting.length)}
          onSaved={() => setOpen(false)}
        />
      ) : (
        <p>
          <Button size="small" onClick={() => setOpen(true)}>
            {texts.arrange}
          </Button>
        </p>
      )}
    </TitledCard>
  );
}
