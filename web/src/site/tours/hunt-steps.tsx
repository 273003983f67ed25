import { anyPhoneRule } from '@streetlore/domain/wording';
import styles from './tour-detail.module.css';

const STEPS = [
  `${anyPhoneRule} One of you books; the others join by link.`,
  'Walk to the first wall and send START.',
  'Send the answer to each puzzle. HINT helps, SKIP moves on.',
  'Claim the perk at a partner, then send CLAIMED for the next stop.',
] as const;

export function HuntSteps() {
  return (
    <section aria-labelledby="hunt-steps">
      <h2 id="hunt-steps" className={styles.heading}>
        How It Works
      </h2>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
