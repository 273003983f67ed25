import { routes } from '@streetlore/domain/paths';
import { kindNames, LOOK_WITHIN_MS, reasonNames, reportReasons } from '@streetlore/domain/reports';
import { dueWithin } from '@streetlore/domain/time';
import { Link } from 'react-router-dom';
import { CASES_SHOWN, usePreviousData, useWaitingCases } from '../../data/index.ts';
import { classes } from '../../ui/classes.ts';
import { useNow } from '../../ui/use-now.ts';
import { waitingTexts as texts } from '../texts.ts';
import styles from './dashboard.module.css';

/** The most reported things that the dashboard lists. The last row leads to all. */
const MAX_ROWS = 3;
const TICK = 60_000;

/** The reported things that have waited longest for a person, why, and when we promised to look. */
export function ReportedThings() {
  const live = usePreviousData(useWaitingCases());
  const now = useNow(TICK);
  const all = live.status === 'ready' ? live.data : [];
  if (all.length === 0) return null;
  const more = all.length - MAX_ROWS;
  return (
    <ul className={styles.players} aria-label={texts.reportedThings}>
      {all.slice(0, MAX_ROWS).map(({ id, kind, title, reasons, opened_at }) => {
        const { words, isLate } = dueWithin(LOOK_WITHIN_MS, opened_at, now);
        return (
          <li key={id}>
            <Link to={routes.adminSection('reports')} className={styles.waiter}>
              <strong>{texts.reported(kindNames[kind], title)}</strong>
              <span>
                {reportReasons
                  .filter((reason) => reasons[reason])
                  .map((reason) => reasonNames[reason])
                  .join('. ')}
              </span>
              <time dateTime={opened_at.toISOString()} className={classes(isLate && styles.late)}>
                {words}
              </time>
            </Link>
          </li>
        );
      })}
      {more > 0 && (
        <li>
          <Link to={routes.adminSection('reports')} className={styles.waiter}>
            {texts.moreReported(more, all.length === CASES_SHOWN)}
          </Link>
        </li>
      )}
    </ul>
  );
}
