import { neighborhoodSlugs } from '@streetlore/domain/city';
import styles from './tape-strip.module.css';

const FACTS = [
  'No app',
  'No account',
  'From £10 per person',
  'Up to 5 people',
  `${neighborhoodSlugs.length} neighbourhoods`,
  '24-hour access',
] as const;

/** The repetition is for the eye only. */
export function TapeStrip() {
  return (
    <div className={styles.frame}>
      <div className={styles.tape}>
        <ul className={styles.run} aria-label="At a glance">
          {FACTS.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <ul className={styles.run} aria-hidden="true">
          {FACTS.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
