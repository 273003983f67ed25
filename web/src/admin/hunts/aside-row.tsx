import { type HuntAside, needsTexts, needWords, noted } from '@streetlore/domain/needs';
import { routes } from '@streetlore/domain/paths';
import { Link } from 'react-router-dom';
import { attendHunt } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { keyRow } from '../use-keys.ts';
import styles from './hunts.module.css';

const MINUTE = 60_000;

/** A hunt that steps aside: who has seen to it and how, and when it comes back. */
export function AsideRow({ aside, now }: { readonly aside: HuntAside; readonly now: Date }) {
  const { hunt, needs, action } = aside;
  const { run, busy } = useAction();
  const show = () =>
    void run(
      () => attendHunt({ what: 'show', booking_id: hunt.id, request_id: crypto.randomUUID() }),
      needsTexts.notShown,
    );
  const left = Math.max(1, Math.ceil((action.until.getTime() - now.getTime()) / MINUTE));
  return (
    <li {...keyRow} className={styles.need} data-aside>
      <p className={styles.who}>
        <Link to={routes.adminHunt(hunt.id)} className={styles.team}>
          {hunt.team}
        </Link>
        <span className={styles.soft}>{hunt.tour_name}</span>
      </p>
      <p className={styles.reason}>
        <span className={styles.noted}>{noted(action, now)}</span>
        <span className={styles.soft}>{needs.map((need) => needWords(need, hunt, now)).join('; ')}</span>
      </p>
      {needs.length > 0 && (
        <>
          <span className={styles.age}>{needsTexts.backIn(left)}</span>
          <div className={styles.actions}>
            <Button size="small" variant="outline" busy={busy} onClick={show}>
              {needsTexts.showNow}
              <VisuallyHidden> {hunt.team}</VisuallyHidden>
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
