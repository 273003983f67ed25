import { type Booking, bookingTexts, extendedUntil, optedOutNumbers } from '@streetlore/domain/booking';
import { city } from '@streetlore/domain/city';
import { EXPIRY_HOURS } from '@streetlore/domain/hunt';
import { formatPence } from '@streetlore/domain/money';
import { routes } from '@streetlore/domain/paths';
import { formatPhone } from '@streetlore/domain/phone';
import type { WithId } from '@streetlore/domain/query';
import { LinkButton } from '../../ui/button.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import styles from './booking.module.css';
import { PhoneList } from './phone-list.tsx';
import { StepHeading } from './step-heading.tsx';

/** `23 Nov, 23:45` in London, formatted by the browser: this page needs no library for dates. */
const deadline = new Intl.DateTimeFormat('en-GB', {
  timeZone: city.timeZone,
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** The end of the booking page: the booking is paid, and this is how the hunt starts. */
export function Confirmation({ booking }: { readonly booking: WithId<Booking> }) {
  const people = booking.participants === 1 ? '1 person' : `${booking.participants} people`;
  const until = extendedUntil(booking);
  return (
    <div className={styles.form}>
      <Sticker spray="green">See you at the wall</Sticker>
      <StepHeading arrived>{bookingTexts.confirmed}</StepHeading>
      <dl className={styles.order}>
        <div>
          <dt>Booking ID</dt>
          <dd className={styles.id}>{booking.id}</dd>
        </div>
        <div>
          <dt>Paid</dt>
          <dd>
            {formatPence(booking.amount)} for {people}
          </dd>
        </div>
        <div>
          <dt>Texts go to</dt>
          <dd>
            <PhoneList numbers={booking.phone_numbers} />
          </dd>
        </div>
      </dl>
      {optedOutNumbers(booking).map((number) => (
        <p key={number} role="status" className={styles.silent}>
          {bookingTexts.optedOut(formatPhone(number))}
        </p>
      ))}
      <h3 className={styles.small}>{bookingTexts.howToStart}</h3>
      <ol className={styles.start}>
        {bookingTexts.startSteps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className={styles.hint}>
        {until
          ? bookingTexts.startBy(deadline.format(until))
          : bookingTexts.expiryAfter(booking.expiry_hours ?? EXPIRY_HOURS)}
      </p>
      <LinkButton to={routes.tours}>{bookingTexts.another}</LinkButton>
    </div>
  );
}
