import { type BoardTeam, boardTexts as texts } from '@streetlore/domain/party';
import type { WithId } from '@streetlore/domain/query';
import styles from './party.module.css';

const PLACES = 3;

/** The best teams of a party that is over. `teams` stand in the order of the board. */
export function Podium({ teams }: { readonly teams: readonly WithId<BoardTeam>[] }) {
  const best = teams.filter(({ score, too_fast }) => score > 0 && !too_fast).slice(0, PLACES);
  if (best.length === 0) return null;
  return (
    <section aria-label={texts.podium}>
      <ol className={styles.podium}>
        {best.map(({ id, name, score }, place) => (
          <li key={id}>
            {place + 1}. <span>{name ?? texts.hidden}</span> {score}
          </li>
        ))}
      </ol>
    </section>
  );
}
