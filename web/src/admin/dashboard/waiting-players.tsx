import { needsTexts } from '@streetlore/domain/needs';
import { routes } from '@streetlore/domain/paths';
import { formatAgo } from '@streetlore/domain/time';
import { Link } from 'react-router-dom';
import { useWaitingPlayers } from '../../data/index.ts';
import { useNow } from '../../ui/use-now.ts';
import { waitingTexts as texts } from '../texts.ts';
import styles from './dashboard.module.css';

/** The most players that the dashboard lists. The last row leads to all. */
const MAX_ROWS = 5;
/** How often, in ms, the ages are updated. */
const TICK = 15_000;

/**
 * The people without a hunt under way who have waited longest for us: what they wrote, and a link to
 * the conversation. Those of hunts are in the list of hunts, and so are those in danger.
 */
export function WaitingPlayers() {
  const live = useWaitingPlayers();
  const now = useNow(TICK);
  const all = live.status === 'ready' ? live.data : [];
  const rows = all.slice(0, MAX_ROWS);
  if (rows.length === 0) return null;
  return (
    <ul className={styles.players} aria-label={texts.players}>
      {rows.map(({ id, tour_name, plea }) => (
        <li key={id}>
          <Link to={`${routes.adminThread(id)}&filter=awaiting`} className={styles.waiter}>
            <strong>{tour_name ?? texts.noHunt}</strong>
            <span>{plea?.words}</span>
            {plea && <time dateTime={plea.since.toISOString()}>{formatAgo(plea.since, now)}</time>}
          </Link>
        </li>
      ))}
      {all.length > rows.length && (
        <li>
          <Link to={`${routes.adminSection('sms')}?filter=awaiting`} className={styles.waiter}>
            {needsTexts.more(all.length - rows.length)}
          </Link>
        </li>
      )}
    </ul>
  );
}
