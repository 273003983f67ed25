import { bookingTexts, GROUP_PERCENT, type Offer, priceOf } from '@streetlore/domain/booking';
import { formatPence } from '@streetlore/domain/money';
import { totalLine } from '@streetlore/domain/trader';
import { PriceLine, PriceLines } from '../../ui/price-line.tsx';
import { trader } from '../../ui/trader.ts';
import styles from './booking.module.css';

type PriceBreakdownProps = {
  readonly offer: Offer;
  readonly participants: number;
};

/** How the price of the booking comes about. */
export function PriceBreakdown(props: PriceBreakdownProps) {
  return (
    <section aria-label="Price" className={styles.price}>
      <PriceTable {...props} />
    </section>
  );
}

type PriceTableProps = PriceBreakdownProps & {
  /** Pence that the server will charge, once it has said so. */
  readonly amount?: number;
};

export function PriceTable({ offer, participants, amount }: PriceTableProps) {
  const { unit, subtotal, discount, total } = priceOf(offer, participants);
  const people = participants === 1 ? '1 person' : `${participants} people`;
  return (
    <>
      <PriceLines>
        <PriceLine label={`${formatPence(unit)} per person x ${people}`} amount={formatPence(subtotal)} />
        {discount > 0 && (
          <PriceLine label={`Group discount (${GROUP_PERCENT}%)`} amount={`-${formatPence(discount)}`} />
        )}
        {amount === 0 && total > 0 && <PriceLine label={bookingTexts.byVoucher} amount={`-${formatPence(total)}`} />}
        <PriceLine total label="Total" amount={formatPence(amount ?? total)} />
      </PriceLines>
      <p className={styles.hint}>{totalLine(trader)}</p>
    </>
  );
}
