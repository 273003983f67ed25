import { exceptionWords, hoursOf, weekWords } from '@streetlore/domain/opening-hours';
import { partnerTexts } from '@streetlore/domain/partner';
import { formatDay, fromLondonInput } from '@streetlore/domain/time';
import { useLondonDay } from '../../ui/use-london-day.ts';
import styles from './partners.module.css';

/** The week, and the days to come that differ. */
export function OpeningHoursList({ stored }: { readonly stored: string }) {
  const today = useLondonDay();
  const hours = hoursOf(stored);
  if (!hours) return null;
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className={styles.heading}>
        Opening hours
      </h2>
      <dl className={styles.hours}>
        {weekWords(hours).map((line) => (
          <div key={line.days}>
            <dt>{line.days}</dt>
            <dd>{line.hours}</dd>
          </div>
        ))}
        {exceptionWords(hours, today).map((line) => (
          <div key={line.day}>
            <dt>{dayName(line.day)}</dt>
            <dd>{line.hours}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Renders nothing if the offer holds whenever the partner is open. */
export function OfferHours({ stored }: { readonly stored: string }) {
  const hours = hoursOf(stored);
  if (!hours) return null;
  const days = weekWords(hours).filter((line) => line.hours !== 'closed');
  return <li>{partnerTexts.holds(days.map((line) => `${line.days} ${line.hours}`).join('; '))}</li>;
}

function dayName(day: string): string {
  const at = fromLondonInput(`${day}T12:00`);
  return at ? formatDay(at) : day;
}
