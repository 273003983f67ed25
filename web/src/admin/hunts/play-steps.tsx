import type { Booking } from '@streetlore/domain/booking';
import { maySteer } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import { ActionButtons } from './actions/action-buttons.tsx';
import { playActions } from './actions/actions.ts';
import { explainedSteps } from './actions/offers.ts';
import styles from './hunts.module.css';

/**
 * A button for every step of a hunt, with the reason below those that are refused. A hunt that is
 * over says so instead.
 */
export function PlaySteps({ booking }: { readonly booking: WithId<Booking> }) {
  const running = maySteer('end', booking);
  if (!running.ok) return <p className={styles.over}>{running.problem.message}</p>;
  return (
    <div className={styles.steps}>
      <ActionButtons about={booking} actions={playActions} offers={explainedSteps(booking)} />
    </div>
  );
}
