import { bookingTexts, yourHuntTexts as texts } from '@streetlore/domain/booking';
import { Card } from '../../ui/card.tsx';
import type { Spray } from '../../ui/spray.ts';
import { StartSteps } from '../shell/start-steps.tsx';
import styles from './your-hunt.module.css';

type HowToBeginProps = {
  /** Whether the team waits for its organiser's GO. */
  readonly isHeld: boolean;
  readonly spray: Spray | undefined;
};

/** The four steps to the first wall. */
export function HowToBegin({ isHeld, spray }: HowToBeginProps) {
  return (
    <Card spray={spray} className={styles.card}>
      <h2 className={styles.heading}>{texts.begin}</h2>
      <StartSteps steps={isHeld ? bookingTexts.heldSteps : bookingTexts.startSteps} />
    </Card>
  );
}
