import { yourHuntTexts as texts } from '@streetlore/domain/booking';
import { Card } from '../../ui/card.tsx';
import type { Spray } from '../../ui/spray.ts';
import { StartSteps } from '../shell/start-steps.tsx';
import styles from './your-hunt.module.css';

/** The four steps to the first wall. */
export function HowToBegin({ spray }: { readonly spray: Spray | undefined }) {
  return (
    <Card spray={spray} className={styles.card}>
      <h2 className={styles.heading}>{texts.begin}</h2>
      <StartSteps />
    </Card>
  );
}
