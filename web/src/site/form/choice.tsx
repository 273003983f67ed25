import type { ComponentProps } from 'react';
import styles from './choice.module.css';

type ChoiceProps<Value extends string> = {
  readonly legend: string;
  readonly choices: readonly (readonly [value: Value, title: string])[];
  readonly inputOf: (value: Value) => Omit<ComponentProps<'input'>, 'type' | 'value'>;
};

/** One of two. */
export function Choice<Value extends string>({ legend, choices, inputOf }: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {choices.map(([value, title]) => (
        <label key={value} className={styles.choice}>
          <input {...inputOf(value)} type="radio" value={value} />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
