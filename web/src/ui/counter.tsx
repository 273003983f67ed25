import styles from './counter.module.css';

type CounterProps = {
  /** What is counted, for the group's name: 'Participants'. */
  readonly label: string;
  /** One of them, for the buttons' names: 'participant'. */
  readonly unit: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
};

/** Minus, number, plus; the buttons are disabled at the ends and the new number is announced. */
export function Counter({ label, unit, value, min, max, onChange }: CounterProps) {
  return (
    <fieldset className={styles.counter} aria-label={label}>
      <button
        type="button"
        className={styles.step}
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
        aria-label={`Add a ${unit}`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </fieldset>
  );
}
