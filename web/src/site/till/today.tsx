import { type OpenTill, tillTexts as texts } from '@streetlore/domain/till';
import { formatClock } from '@streetlore/domain/time';
import { Card } from '../../ui/card.tsx';
import styles from './till.module.css';

/** The codes that the till has redeemed today, the newest first, and the month's figures. */
export function Today({ till: { today, month } }: { readonly till: OpenTill }) {
  return (
    <Card spray="yellow" className={styles.card}>
      <h2 className={styles.heading}>{texts.today}</h2>
      {today.length === 0 ? (
        <p>{texts.nobodyToday}</p>
      ) : (
        <ol className={styles.list}>
          {today.map(({ id, at, offer, guests, team }) => (
            <li key={id}>
              <time dateTime={at}>{formatClock(new Date(at))}</time>
              <span>
                <strong translate="no">{team ?? texts.noTeam}</strong>, {texts.guests(guests)}
                <span translate="no">{offer}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
      <dl className={styles.month} aria-label={texts.month}>
        <div>
          <dt>{texts.redeemedHere}</dt>
          <dd>{month.redeemed}</dd>
        </div>
        <div>
          <dt>{texts.said}</dt>
          <dd>{month.said}</dd>
        </div>
      </dl>
      <p className={styles.soft}>{texts.saidWhy}</p>
    </Card>
  );
}
