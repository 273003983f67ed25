import { bookingTexts, MAX_PARTICIPANTS } from '@streetlore/domain/booking';
import { routes } from '@streetlore/domain/paths';
import { Link } from 'react-router-dom';
import { Counter } from '../../ui/counter.tsx';
import styles from './booking.module.css';

type PeopleFieldProps = {
  readonly value: number;
  readonly onChange: (count: number) => void;
};

/** How many play. At its end the counter says how a larger group books. */
export function PeopleField({ value, onChange }: PeopleFieldProps) {
  return (
    <div className={styles.people}>
      <span className={styles.label}>Participants</span>
      <Counter
        label="Participants"
        name="participants"
        unit="participant"
        value={value}
        min={1}
        max={MAX_PARTICIPANTS}
        onChange={onChange}
      />
      <p role="status" className={styles.hint}>
        {value === MAX_PARTICIPANTS ? (
          <Link to={routes.parties}>{bookingTexts.moreThanFive}</Link>
        ) : (
          bookingTexts.groupDiscount
        )}
      </p>
    </div>
  );
}
