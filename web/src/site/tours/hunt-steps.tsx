import styles from './tour-detail.module.css';

const STEPS = [
  'Book with one UK mobile. It gets a welcome text; the others join by link.',
  'Walk to the first wall and reply START.',
  'Answer each puzzle by text. HINT helps, SKIP moves on.',
  'Claim the perk at a partner, then reply CLAIMED for the next stop.',
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
