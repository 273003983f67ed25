import styles from './counter.module.css';

type CounterProps = {
  /** The group's accessible name: 'Participants'. */
  readonly label: string;
  /** The form's field that the number is. */
  readonly name: string;
  /** The singular, for the buttons' accessible names: 'participant'. */
  readonly unit: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
};

/**
 * Minus, number, plus. At the limits the buttons are disabled. A new number is announced. Before
 * hydration every press counts (server-rendering/start-after-paint.ts).
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
