import { routes } from '@streetlore/domain/paths';
import { LinkButton } from '../../ui/button.tsx';
import { Surface } from '../../ui/surface.tsx';
import styles from './closing-call.module.css';

export function ClosingCall() {
  return (
    <Surface material="brick" className={styles.closing}>
      <p className={styles.title}>
        It might be <span>painted over</span> by Sunday.
      </p>
      <div className={styles.actions}>
        <LinkButton to={routes.tours} stuck>
          Book a hunt
        </LinkButton>
        <LinkButton to={routes.leaderboard} variant="outline">
          See who is fastest
        </LinkButton>
      </div>
    </Surface>
  );
}
