import {
  type BookingDetails,
  bookingTexts,
  type CreateBookingOutput,
  type Offer,
  othersOf,
} from '@streetlore/domain/booking';
import { StartRows } from '../form/start-rows.tsx';
import styles from './booking.module.css';
import { OnPageRows } from './on-page-rows.tsx';
import { OthersRow } from './others-row.tsx';
import { PhoneList } from './phone-list.tsx';
import { PriceTable } from './price-breakdown.tsx';

type OrderSummaryProps = {
  readonly offer: Offer;
  readonly details: BookingDetails;
  /** What the server will charge, the one figure that counts, and what a gift pays. */
  readonly answer: CreateBookingOutput;
};

/** What the visitor is about to pay for. */
export function OrderSummary({ offer, details, answer }: OrderSummaryProps) {
  return (
    <section aria-label={bookingTexts.summary} className={styles.summary}>
      <h3 className={styles.small}>{bookingTexts.summary}</h3>
      <p className={styles.summaryName}>{offer.name}</p>
      <dl className={styles.order}>
        <div>
          <dt>Participants</dt>
          <dd>{details.participants}</dd>
        </div>
        {details.phone_numbers.length === 0 ? (
          <OnPageRows email={details.email} />
        ) : (
          <div>
            <dt>{new Set(details.phone_numbers).size === 1 ? 'Phone number' : 'Phone numbers'}</dt>
            <dd>
              <PhoneList numbers={details.phone_numbers} />
            </dd>
          </div>
        )}
        <OthersRow others={othersOf(details.participants, details.phone_numbers.length)} />
        <StartRows day={details.day} />
      </dl>
      <PriceTable offer={offer} participants={details.participants} answer={answer} />
    </section>
  );
}
