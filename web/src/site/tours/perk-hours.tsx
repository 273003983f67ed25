import { hoursOf, isOpenAt, nextOpening, openingWords } from '@streetlore/domain/opening-hours';
import styles from './tour-detail.module.css';

/** Whether a reward's place is open at the time of the walk. Says nothing if its hours are unknown. */
export function PerkHours({ stored, at }: { readonly stored: string; readonly at: Date | null }) {
  const hours = hoursOf(stored);
  if (!hours || !at) return null;
  if (isOpenAt(hours, at)) return <p className={styles.open}>Open then</p>;
  const next = nextOpening(hours, at);
  return (
    <p className={styles.shut}>{next ? `Closed then, opens ${openingWords(next.opens, at, false)}` : 'Closed then'}</p>
  );
}
