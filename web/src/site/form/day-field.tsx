import { bookableDays, CHOOSE_A_DAY, NO_DAY, startWindowOf, startWindowTexts } from '@streetlore/domain/booking';
import { formatWeekday, londonDay } from '@streetlore/domain/time';
import type { ClosedDay } from '@streetlore/domain/tour';
import { useId, useState } from 'react';
import { useHydrating } from '../../server-rendering/use-hydrating.ts';
import { useNow } from '../../ui/use-now.ts';
import styles from './day-field.module.css';

type DayFieldProps = {
  readonly label: string;
  /** A London day; null is today, NO_DAY another day that is not chosen yet. */
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
  readonly closed: readonly ClosedDay[];
  readonly error?: string | undefined;
};

export function DayField({ label, value, onChange, closed, error }: DayFieldProps) {
  const id = useId();
  const now = useNow(60_000);
  const { first, last } = bookableDays(now);
  const [asksOther, setAsksOther] = useState(value !== null && value !== first);
  /** Empty while a date is being typed. */
  const [typed, setTyped] = useState(value === null || value === NO_DAY ? '' : value);
  const isOther = asksOther || (value !== null && value !== first);
  // The server's HTML is older than the visit.
  const isHydrating = useHydrating();
  const shut = isHydrating ? undefined : closed.find(({ day }) => day === (value ?? londonDay(now)));
  const said = error ?? (shut && startWindowTexts.closed(shut));
  const choose = (day: string | null, other = false) => {
    setAsksOther(other);
    onChange(day);
  };
  return (
    <fieldset name="day" className={styles.field} aria-describedby={said ? `${id}-error` : undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        <Choice label="Today" isChosen={!isOther && value === null} onChoose={() => choose(null)} />
        <Choice label="Tomorrow" isChosen={!isOther && value === first} onChoose={() => choose(first)} />
        <Choice
          label="Another day"
          isChosen={isOther}
          onChoose={() => {
            const other = value ?? first;
            if (other !== NO_DAY) setTyped(other);
            choose(other, true);
          }}
        />
      </div>
      {isOther && (
        <div className={styles.other}>
          <label htmlFor={`${id}-day`}>Day</label>
          <input
            id={`${id}-day`}
            type="date"
            name="day"
            className={styles.date}
            min={first}
            max={last}
            required
            value={typed}
            aria-invalid={said ? true : undefined}
            aria-describedby={`${id}-name${said ? ` ${id}-error` : ''}`}
            onChange={({ target }) => {
              setTyped(target.value);
              choose(target.value || NO_DAY, true);
            }}
          />
          <span id={`${id}-name`} className={styles.named}>
            {namedDay(value, first, last, said)}
          </span>
        </div>
      )}
      {said && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {said}
        </p>
      )}
    </fieldset>
  );
}

function namedDay(value: string | null, first: string, last: string, said: string | undefined): string {
  if (value === NO_DAY) return said ? '' : CHOOSE_A_DAY;
  return value && value >= first && value <= last ? formatWeekday(startWindowOf(value).opens_at) : '';
}

type ChoiceProps = {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/** A button, no radio button: only buttons' presses before hydration are repeated. */
const Choice = ({ label, isChosen, onChoose }: ChoiceProps) => (
  <button type="button" className={styles.choice} aria-pressed={isChosen} onClick={onChoose}>
    {label}
  </button>
);
