import { type BookingDetails, bookingTexts, type Offer, priceOf } from '@streetlore/domain/booking';
import { formatPence } from '@streetlore/domain/money';
import { PriceLine, PriceLines } from '../../ui/price-line.tsx';
import styles from './booking.module.css';
import { PhoneList } from './phone-list.tsx';

type OrderSummaryProps = {
  readonly offer: Offer;
  readonly details: BookingDetails;
  /** Pence that the server will charge; the one figure that counts. */
  readonly amount: number;
};

/** What is about to be paid. */
export function OrderSummary({ offer, details, amount }: OrderSummaryProps) {
  const { discount } = priceOf(offer, details.participants);
  return (
    <section aria-label={bookingTexts.summary} className={styles.summary}>
      <h3 className={styles.small}>{bookingTexts.summary}</h3>
      <p className={styles.summaryName}>{offer.name}</p>
      <dl className={styles.order}>
        <div>
          <dt>Participants</dt>
          <dd>{details.participants}</dd>
        </div>
        <div>
          <dt>Phone numbers</dt>
          <dd>
            <PhoneList numbers={details.phone_numbers} />
          </dd>
        </div>
      </dl>
      <PriceLines>
        {discount > 0 && <PriceLine label="Group discount (10%)" amount={`-${formatPence(discount)}`} />}
        <PriceLine total label="Total" amount={formatPence(amount)} />
      </PriceLines>
    </section>
  );
}
