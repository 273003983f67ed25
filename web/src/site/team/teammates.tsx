import { type TeamPage, teamPageTexts as texts } from '@streetlore/domain/team';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import type { Spray } from '../../ui/spray.ts';
import cards from '../by-link/cards.module.css';
import { TeamLink } from '../by-link/team-link/team-link.tsx';
import { initialsOf, writerOf } from './players.ts';
import styles from './team.module.css';

type TeammatesProps = {
  readonly page: TeamPage;
  readonly token: string;
  readonly player: string | null;
  readonly spray: Spray;
};

export function Teammates({ page, token, player, spray }: TeammatesProps) {
  const { page_players, phones } = page;
  /** The code to scan is only made when it is asked for. */
  const [isInviting, setInviting] = useState(false);
  return (
    <Card spray={spray} className={styles.card}>
      <h2 className={cards.heading}>{texts.teammates}</h2>
      <ul className={styles.mates}>
        {[...page_players, ...phones].map((who, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two phones may end in the same digits
          <li key={`${who} ${place}`}>
            <span className={styles.initials} aria-hidden="true">
              {initialsOf(who)}
            </span>
            <span>{who === player ? `${who} (${texts.you.toLowerCase()})` : writerOf(who, null)}</span>
          </li>
        ))}
      </ul>
      {page_players.length === 0 && <p>{texts.nobodyYet}</p>}
      <details className={styles.invite} onToggle={({ currentTarget }) => setInviting(currentTarget.open)}>
        <summary className={styles.inviteSummary}>{texts.invite}</summary>
        {isInviting && <TeamLink token={token} tourName={page.tour_name} />}
      </details>
    </Card>
  );
}
