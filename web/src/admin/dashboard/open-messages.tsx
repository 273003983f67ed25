import { oldestOpenContactMessages, replyDue } from '@streetlore/domain/contact';
import { routes } from '@streetlore/domain/paths';
import { Link } from 'react-router-dom';
import { usePreviousData, useQuery } from '../../data/index.ts';
import { classes } from '../../ui/classes.ts';
import { useNow } from '../../ui/use-now.ts';
import { waitingTexts as texts } from '../texts.ts';
import styles from './dashboard.module.css';

/** The most contact messages that the dashboard lists. */
const MAX_ROWS = 3;
const TICK = 60_000;

/** The contact messages that have waited longest for a reply, and when it is due. */
export function OpenMessages() {
  const live = usePreviousData(useQuery(oldestOpenContactMessages(MAX_ROWS)));
  const now = useNow(TICK);
  const rows = live.status === 'ready' ? live.data : [];
  if (rows.length === 0) return null;
  return (
    <ul className={styles.players} aria-label={texts.openMessages}>
      {rows.map((message) => {
        const { id, name, subject, created_at } = message;
        const { words, isLate } = replyDue(message, now);
        return (
          <li key={id}>
            <Link to={routes.adminSection('messages')} className={styles.waiter}>
              <strong>{texts.messageFrom(name)}</strong>
              <span>{subject}</span>
              <time dateTime={created_at.toISOString()} className={classes(isLate && styles.late)}>
                {words}
              </time>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
