import type { BookingPage } from '@streetlore/domain/booking';
import { partyPageTexts as texts } from '@streetlore/domain/party';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Loading } from '../../../ui/loading.tsx';
import type { Spray } from '../../../ui/spray.ts';
import { TitledCard } from '../../by-link/titled-card.tsx';
import styles from './party.module.css';
import { TeamRow } from './team-row.tsx';
import type { useLinks } from './use-links.ts';

type TeamsCardProps = ReturnType<typeof useLinks> & {
  /** Whether the party was cancelled, or every team's hunt is over. */
  readonly isOver: boolean;
  readonly onPage: (page: BookingPage) => void;
  readonly spray: Spray | undefined;
};

/** The teams with their links. */
export function TeamsCard({ links, error, retry, isOver, onPage, spray }: TeamsCardProps) {
  return (
    <TitledCard title={texts.teams} spray={spray} className={styles.wide}>
      <p>{isOver ? texts.linksOfEnded : texts.links}</p>
      {error && <ErrorPanel message={`${texts.linksFailed} ${error}`} onRetry={retry} />}
      {!links && !error && <Loading text="Loading..." height="10rem" />}
      {links && (
        <ul className={styles.teams}>
          {links.teams.map((team) => (
            <TeamRow key={team.booking_id} token={team.token} onPage={onPage} />
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
