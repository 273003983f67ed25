import styles from './start-steps.module.css';

type StartStepsProps = { readonly steps: readonly { readonly title: string; readonly text: string }[] };

export function StartSteps({ steps }: StartStepsProps) {
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
