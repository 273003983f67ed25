import { type BookingPage, type BookingState, yourHuntTexts as texts } from '@streetlore/domain/booking';
import { formatWeekdayMoment } from '@streetlore/domain/time';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import cards from '../by-link/cards.module.css';
import { useDarkDay } from '../shell/dark.ts';
import styles from './your-hunt.module.css';

type StateLineProps = { readonly page: BookingPage; readonly state: BookingState };

/** What the group can do now, or how far its hunt is. It changes by itself. */
export function StateLine({ page, state }: StateLineProps) {
  return (
    <div role="status" className={styles.state}>
      <Said page={page} state={state} />
    </div>
  );
}

function Said({ page, state }: StateLineProps) {
  const { start_window, expires_at } = page;
  const dark = useDarkDay(state === 'early' && start_window ? start_window.opens_at : null);
  if (state === 'early' || state === 'ready' || state === 'held') {
    const from = start_window && texts.startsFrom(formatWeekdayMoment(start_window.opens_at));
    const said = { early: from, ready: texts.today, held: texts.held }[state];
    return (
      <>
        <p className={cards.big}>{said}</p>
        {state === 'held' && from && <p>{from}</p>}
        {expires_at && <p>{texts.startBy(formatWeekdayMoment(expires_at))}</p>}
        {dark && <p>{dark}</p>}
      </>
    );
  }
  if (state === 'under_way' || state === 'paused' || state === 'completed' || state === 'stopped')
    return (
      <>
        <ProgressBar label={texts.progress(page.solved, page.stops_count)} value={page.solved} max={page.stops_count} />
        <p>
          {texts.progress(page.solved, page.stops_count)}, {texts.points(page.score)}
        </p>
      </>
    );
  if (state === 'cancelled' || state === 'refunded') return page.amount > 0 ? <p>{texts.refundOnItsWay}</p> : null;
  return <p>{texts.expired}</p>;
}
