import styles from './steps.module.css';

type StepsProps = { readonly steps: readonly { readonly title: string; readonly text: string }[] };

/** How something goes, step by step. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
