import type { BookingState } from '@streetlore/domain/booking';
import { routes } from '@streetlore/domain/paths';
import { teamPageTexts as texts } from '@streetlore/domain/team';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './team.module.css';

type EndedProps = { readonly state: Extract<BookingState, 'expired' | 'cancelled' | 'refunded' | 'stopped'> };

export function Ended({ state }: EndedProps) {
  return (
    <Card spray="paper" className={styles.card}>
      <h2 className={styles.place}>{texts.states[state]}</h2>
      <p>{texts[state]}</p>
      <p className={styles.buttons}>
        <LinkButton to={routes.tours}>{texts.otherTours}</LinkButton>
        <LinkButton to={routes.contact} variant="outline">
          {texts.contact}
        </LinkButton>
      </p>
    </Card>
  );
}
