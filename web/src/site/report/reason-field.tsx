import { reasonNames, reportReasons, reportTexts as texts } from '@streetlore/domain/reports';
import { type ComponentProps, useId } from 'react';
import styles from './report.module.css';

type ReasonFieldProps = Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'> & {
  readonly error: string | undefined;
};

export function ReasonField({ error, ...rest }: ReasonFieldProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.reasons} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{texts.reason}</legend>
      {reportReasons.map((reason) => (
        <label key={reason} className={styles.reason}>
          <input type="radio" value={reason} aria-invalid={error ? true : undefined} {...rest} />
          {reasonNames[reason]}
        </label>
      ))}
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
