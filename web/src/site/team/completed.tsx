import { secondsPlayed } from '@streetlore/domain/hunt';
import { routes } from '@streetlore/domain/paths';
import { type TeamPage, type TeamStop, teamPageTexts as texts } from '@streetlore/domain/team';
import { formatDuration } from '@streetlore/domain/time';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Spray } from '../../ui/spray.ts';
import { Voucher } from './reward-card.tsx';
import styles from './team.module.css';

type CompletedProps = {
  readonly page: TeamPage;
  /** The last stop, whose reward waits for no reply; null while it loads. */
  readonly last: TeamStop | null;
  readonly spray: Spray;
};

/** The result of a hunt, in short, and the reward of its last stop. */
export function Completed({ page, last, spray }: CompletedProps) {
  const { results, stops_count, score, tour_name } = page;
  const solved = results.filter(({ outcome }) => outcome === 'solved').length;
  return (
    <>
      <Card spray={spray} className={styles.card}>
        <h2 className={styles.place}>{texts.completed(tour_name)}</h2>
        <p className={styles.big}>{texts.points(score)}</p>
        <p>{texts.result(solved, stops_count, formatDuration(secondsPlayed(page)))}</p>
        <p>
          <LinkButton to={routes.leaderboard}>{texts.leaderboard}</LinkButton>
        </p>
      </Card>
      {last && <Voucher page={page} stop={last} spray={spray} />}
    </>
  );
}
