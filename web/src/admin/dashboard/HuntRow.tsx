import { formatPhone } from '@streetlore/domain/phone';
import { formatAgo } from '@streetlore/domain/time';
import type { Hunt } from '../../live/admin-hunts.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Badge } from '../../ui/Sticker.tsx';
import { adminTexts } from '../texts.ts';
import styles from './Dashboard.module.css';
import { phaseOf } from './phase.ts';

interface HuntRowProps {
  readonly hunt: Hunt;
  readonly now: Date;
}

/** One hunt: who, which tour, how far, since when. */
export function HuntRow({ hunt, now }: HuntRowProps) {
  const [first, ...others] = hunt.phone_numbers;
  const player = first ? formatPhone(first) : adminTexts.unknownPlayer;
  const { label, tone } = phaseOf(hunt);
  const began = hunt.started_at ?? hunt.confirmed_at ?? hunt.created_at;
  const ago = formatAgo(began, now);
  return (
    <li data-row={hunt.id} className={styles.row}>
      <p className={styles.player}>
        {player}
        {others.length > 0 && <span className={styles.others}> +{others.length}</span>}
      </p>
      <p className={styles.tourName}>{hunt.tour_name || adminTexts.unknownTour}</p>
      <div className={styles.progress}>
        <ProgressBar label={`Progress of ${player}`} value={hunt.current_stop} max={hunt.stops_count} />
        <span className={styles.count}>
          {hunt.current_stop}/{hunt.stops_count}
        </span>
      </div>
      <p className={styles.phase}>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <time className={styles.when} dateTime={began.toISOString()} title={began.toLocaleString('en-GB')}>
        {hunt.started_at ? ago : `booked ${ago}`}
      </time>
    </li>
  );
}
