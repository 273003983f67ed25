import { actionsFor, type HuntInNeed, isPlea, needWords, noted } from '@streetlore/domain/needs';
import { routes } from '@streetlore/domain/paths';
import { formatAgo } from '@streetlore/domain/time';
import { Link } from 'react-router-dom';
import { keyRow } from '../use-keys.ts';
import { ActionButtons } from './actions/action-buttons.tsx';
import { needActions } from './actions/actions.ts';
import { Snooze } from './actions/snooze.tsx';
import styles from './hunts.module.css';

/**
 * A hunt that needs an admin, in a row: who, why, since when, the actions that fit the most urgent
 * reason, and putting the hunt aside. Danger is not put aside: it ends by Done.
 */
export function HuntRow({ row, now }: { readonly row: HuntInNeed; readonly now: Date }) {
  const { hunt, needs } = row;
  const [first] = needs;
  return (
    <li {...keyRow} className={styles.need} data-loud={isPlea(first.kind) || undefined} data-need={first.kind}>
      <p className={styles.who}>
        <Link to={routes.adminHunt(hunt.id)} className={styles.team}>
          {hunt.team}
        </Link>
        <span className={styles.soft}>{hunt.tour_name}</span>
      </p>
      <p className={styles.reason}>
        <span>{[...new Set(needs.map((need) => needWords(need, hunt, now)))].join('; ')}</span>
        {first.words && <q className={styles.words}>{first.words}</q>}
        {hunt.action && hunt.action.at >= first.from && <span className={styles.noted}>{noted(hunt.action, now)}</span>}
      </p>
      <time className={styles.age} dateTime={first.from.toISOString()}>
        {formatAgo(first.from, now)}
      </time>
      <div className={styles.actions}>
        <ActionButtons
          about={{ ...row, id: hunt.id }}
          actions={needActions}
          offers={actionsFor[first.kind].map((name) => ({ name, why: null }))}
          team={hunt.team}
        />
        {first.kind !== 'danger' && <Snooze hunt={hunt} />}
      </div>
    </li>
  );
}
