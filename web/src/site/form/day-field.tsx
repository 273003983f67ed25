import { bookableDays, dayAfter, startWindowOf } from '@streetlore/domain/booking';
import { formatWeekday, londonDay, londonWeekday } from '@streetlore/domain/time';
import type { ClosedDay } from '@streetlore/domain/tour';
import { useId, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { useNow } from '../../ui/use-now.ts';
import styles from './day-field.module.css';

type DayFieldProps = {
  readonly label: string;
  /** A London day; null is today. */
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
  /** The days on which the tour cannot be booked. */
  readonly closed: readonly ClosedDay[];
  readonly error?: string | undefined;
};

const nameOf = (day: string) => formatWeekday(startWindowOf(day).opens_at);

/**
 * Chooses the day of a hunt: today, one of the next weekend, or any other by the browser's own
 * calendar.
 */
export function DayField({ label, value, onChange, closed, error }: DayFieldProps) {
  const id = useId();
  const now = useNow(60_000);
  const today = londonDay(now);
  const { first, last } = bookableDays(now);
  const weekend = weekendAfter(now);
  const [asksOther, setAsksOther] = useState(value !== null && !weekend.includes(value));
  const sentenceOf = (day: string) => closed.find((one) => one.day === day)?.sentence;
  const choices: readonly { readonly day: string | null; readonly name: string }[] = [
    { day: null, name: 'Today' },
    ...weekend.map((day) => ({ day, name: nameOf(day) })),
  ];
  const shut = sentenceOf(value ?? today);
  const said = error ?? (shut === undefined ? undefined : `${value ? nameOf(value) : 'Today'} is closed: ${shut}`);
  return (
    <fieldset className={styles.field} aria-describedby={said ? `${id}-error` : undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {choices.map(({ day, name }) => (
          <label key={name} className={classes(styles.choice, sentenceOf(day ?? today) !== undefined && styles.shut)}>
            <input
              type="radio"
              name={id}
              checked={!asksOther && value === day}
              onChange={() => {
                setAsksOther(false);
                onChange(day);
              }}
            />
            <span>{name}</span>
          </label>
        ))}
        <label className={styles.choice}>
          <input
            type="radio"
            name={id}
            checked={asksOther}
            onChange={() => {
              setAsksOther(true);
              if (value === null) onChange(first);
            }}
          />
          <span>Another day</span>
        </label>
      </div>
      {asksOther && (
        <label className={styles.other}>
          <span>Day</span>
          <input
            type="date"
            className={styles.date}
            min={first}
            max={last}
            required
            value={value ?? ''}
            aria-invalid={said ? true : undefined}
            aria-describedby={said ? `${id}-error` : undefined}
            onChange={({ target }) => onChange(target.value)}
          />
        </label>
      )}
      {said && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {said}
        </p>
      )}
    </fieldset>
  );
}

/** The Saturday and the Sunday that come next, without today. */
function weekendAfter(now: Date): string[] {
  const today = londonDay(now);
  const toSaturday = (6 - londonWeekday(now) + 7) % 7;
  const saturday = dayAfter(today, toSaturday);
  return [saturday, dayAfter(saturday, 1)].filter((day) => day > today);
}
