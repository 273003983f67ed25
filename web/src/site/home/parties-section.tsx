import { routes } from '@streetlore/domain/paths';
import { LinkButton } from '../../ui/button.tsx';
import { Surface } from '../../ui/surface.tsx';
import styles from './sections.module.css';

export function PartiesSection() {
  return (
    <Surface material="white" torn aria-labelledby="party">
      <h2 id="party">More than five? Race each other</h2>
      <p className={styles.lead}>
        6 to 60 people in teams of up to five, in one booking. You say GO, all clocks start, and everybody watches the
        board.
      </p>
      <div className={styles.onward}>
        <LinkButton to={routes.parties} variant="ink">
          Plan a party
        </LinkButton>
      </div>
    </Surface>
  );
}
