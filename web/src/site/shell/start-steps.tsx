import { bookingTexts } from '@streetlore/domain/booking';
import styles from './start-steps.module.css';

/** The four steps to the first wall, for a group that has paid. */
export function StartSteps() {
  return (
    <ol className={styles.steps}>
      {bookingTexts.startSteps.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
