import { resultTexts as texts } from '@streetlore/domain/result';
import { Star } from 'lucide-react';
import { useId } from 'react';
import styles from './stars-field.module.css';

type StarsFieldProps = {
  /** 0 while nothing is chosen. */
  readonly value: number;
  readonly onChange: (stars: number) => void;
  readonly error: string | undefined;
};

export function StarsField({ value, onChange, error }: StarsFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{texts.stars}</legend>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={styles.star} data-filled={stars <= value || undefined}>
            <input
              type="radio"
              name="rating"
              checked={stars === value}
              aria-label={texts.starsOf(stars)}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(stars)}
            />
            <Star aria-hidden="true" />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
