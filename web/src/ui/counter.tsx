import styles from './counter.module.css';

type CounterProps = {
  /** Such as 'Participants'. */
  readonly label: string;
  readonly name: string;
  /** Such as 'participant', for the buttons' accessible names. */
  readonly unit: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
};

/**
 * A number between a minus and a plus button. Presses before hydration count too
 * (server-rendering/start-after-paint.ts).
 */
export function Counter({ label, name, unit, value, min, max, onChange }: CounterProps) {
  return (
    <fieldset name={name} className={styles.counter} aria-label={label}>
      <button
        type="button"
        className={styles.step}
        data-counts
        aria-label={`Remove a ${unit}`}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output className={styles.value}>{value}</output>
      <button
        type="button"
        className={styles.step}
        data-counts
        aria-label={`Add a ${unit}`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </fieldset>
  );
}
