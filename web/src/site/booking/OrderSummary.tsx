import { type BookingDetails, bookingTexts, priceOf } from '@streetlore/domain/booking';
import { formatPence } from '@streetlore/domain/money';
import type { Tour } from '@streetlore/domain/tour';
import { PriceLine, PriceLines } from '../../ui/PriceLine.tsx';
import styles from './Booking.module.css';
import { PhoneList } from './PhoneList.tsx';

interface OrderSummaryProps {
  readonly tour: Tour;
  readonly details: BookingDetails;
  /** Pence that the server will charge; the one figure that counts. */
  readonly amount: number;
}

/** What is about to be paid. */
export function OrderSummary({ tour, details, amount }: OrderSummaryProps) {
  const { discount } = priceOf(tour, details.participants);
  return (
    <section aria-label={bookingTexts.summary} className={styles.summary}>
      <h3 className={styles.small}>{bookingTexts.summary}</h3>
      <p className={styles.summaryName}>{tour.name}</p>
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
