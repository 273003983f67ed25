import { lastActive } from '@streetlore/domain/booking';
import { teamName } from '@streetlore/domain/leaderboard';
import { routes } from '@streetlore/domain/paths';
import { formatPhone } from '@streetlore/domain/phone';
import { isReadOnPage } from '@streetlore/domain/sms';
import { formatAgo } from '@streetlore/domain/time';
import { Link } from 'react-router-dom';
import { phaseOf } from '../../ui/hunt-phase.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { adminTexts } from '../texts.ts';
import styles from './dashboard.module.css';
import type { ActiveHunt } from './data.ts';

type HuntRowProps = {
  readonly hunt: ActiveHunt;
  readonly now: Date;
};

type AgoProps = {
  readonly what: string;
  readonly at: Date;
  readonly now: Date;
  readonly className?: string | undefined;
};

function Ago({ what, at, now, className }: AgoProps) {
  return (
    <time className={className} dateTime={at.toISOString()} title={at.toLocaleString('en-GB')}>
      {what} {formatAgo(at, now)}
    </time>
  );
}

/**
 * One hunt: its team and phone, tour and progress, when it was last played, and when it began. The row links
 * to the hunt's page.
 */
export function HuntRow({ hunt, now }: HuntRowProps) {
  const [first, ...others] = hunt.phone_numbers;
  const team = teamName(hunt.id, hunt.team_name);
  const withoutPhone = isReadOnPage(hunt) ? adminTexts.onPage : adminTexts.unknownPlayer;
  const { label, tone } = phaseOf(hunt, now);
  const began = hunt.started_at ?? hunt.confirmed_at ?? hunt.created_at;
  const { results } = hunt.hunt;
  const solved = results.filter(({ outcome }) => outcome === 'solved').length;
  const active = hunt.completed_at ?? lastActive(hunt);
  return (
    <li data-row={hunt.id} className={styles.row}>
      <p className={styles.player}>
        <Link to={routes.adminHunt(hunt.id)} className={styles.talk}>
          {team}
        </Link>
        <span className={styles.phones}>
          <span>{first ? formatPhone(first) : withoutPhone}</span>
          {others.length > 0 && <span className={styles.others}> +{others.length}</span>}
        </span>
      </p>
      <p className={styles.tourName}>{hunt.tour_name || adminTexts.unknownTour}</p>
      <div className={styles.progress}>
        <ProgressBar label={`Progress of ${team}`} value={results.length} max={hunt.stops_count} />
        <span className={styles.done}>{adminTexts.progress(solved, results.length - solved, hunt.stops_count)}</span>
      </div>
      <p className={styles.phase}>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <p className={styles.when}>
        {hunt.started_at && (
          <Ago className={styles.active} what={hunt.completed_at ? 'finished' : 'active'} at={active} now={now} />
        )}
        <Ago what={hunt.started_at ? 'started' : 'booked'} at={began} now={now} />
      </p>
    </li>
  );
}
