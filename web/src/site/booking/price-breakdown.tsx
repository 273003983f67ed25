import { type CreateBookingOutput, GROUP_PERCENT, type Offer, priceOf } from '@streetlore/domain/booking';
import { giftUseTexts as gifts } from '@streetlore/domain/gift';
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
  /** What the server will charge, and what a gift pays, once it has said so. */
  readonly answer?: Pick<CreateBookingOutput, 'amount' | 'gift'>;
};

export function PriceTable({ offer, participants, answer }: PriceTableProps) {
  const gift = answer?.gift ?? null;
  const { unit, subtotal, discount, total } = priceOf(offer, participants);
  const people = participants === 1 ? '1 person' : `${participants} people`;
  return (
    <>
      <PriceLines>
        <PriceLine label={`${formatPence(unit)} per person x ${people}`} amount={formatPence(subtotal)} />
        {discount > 0 && (
          <PriceLine label={`Group discount (${GROUP_PERCENT}%)`} amount={`-${formatPence(discount)}`} />
        )}
        {gift && (
          <PriceLine
            label={gift.by === 'gift' ? gifts.paidByGift : gifts.paidByVoucher}
            amount={`-${formatPence(gift.covered)}`}
          />
        )}
        <PriceLine
          total
          label={gift && answer && answer.amount > 0 ? gifts.leftToPay : 'Total'}
          amount={formatPence(answer?.amount ?? total)}
        />
      </PriceLines>
      {gift?.left && <p className={styles.hint}>{gifts.leftOn(gift.by, gift.left, gift.ends)}</p>}
      <p className={styles.hint}>{totalLine(trader)}</p>
    </>
  );
}
