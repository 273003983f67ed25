import { bookingTexts } from '@streetlore/domain/booking';
import styles from './start-steps.module.css';

type StartStepsProps = { readonly steps?: readonly { readonly title: string; readonly text: string }[] };

/** The four steps to the first wall, for a group that has paid: by text, or as given. */
export function StartSteps({ steps = bookingTexts.startSteps }: StartStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
