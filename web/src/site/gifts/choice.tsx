import type { UseFormRegisterReturn } from 'react-hook-form';
import styles from './gifts.module.css';

type ChoiceProps<Value extends string> = {
  readonly legend: string;
  readonly choices: Readonly<Record<Value, string>>;
  readonly field: UseFormRegisterReturn;
};

/** One of a few, side by side. */
export function Choice<Value extends string>({ legend, choices, field }: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>{legend}</legend>
      {Object.entries<string>(choices).map(([value, title]) => (
        <label key={value} className={styles.choice}>
          <input type="radio" value={value} {...field} />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
