import { GROUP_PERCENT, priceOf } from '@streetlore/domain/booking';
import { MAX_GIFT, MIN_GIFT, giftTexts as texts } from '@streetlore/domain/gift';
import { formatPence, penceTyped } from '@streetlore/domain/money';
import type { WithId } from '@streetlore/domain/query';
import type { Tour } from '@streetlore/domain/tour';
import { totalLine } from '@streetlore/domain/trader';
import { Card } from '../../ui/card.tsx';
import { PriceLine, PriceLines } from '../../ui/price-line.tsx';
import { trader } from '../../ui/trader.ts';
import layout from '../form/order-layout.module.css';
import styles from './gifts.module.css';
import type { BuyingForm } from './use-buying.ts';

type GiftPriceProps = { readonly form: BuyingForm; readonly tours: readonly WithId<Tour>[] };

export function GiftPrice({ form, tours }: GiftPriceProps) {
  const [kind, pounds, tourId, people] = form.watch(['kind', 'pounds', 'tour_id', 'people']);
  const tour = tours.find(({ id }) => id === tourId);
  return (
    <Card className={layout.price}>
      <h3>{texts.price}</h3>
      <div aria-live="polite" className={layout.lines}>
        {kind === 'value' ? (
          <SumLines pence={penceTyped(pounds)} />
        ) : tour ? (
          <TourLines tour={tour} people={people} />
        ) : (
          <p>{texts.chooseTour}</p>
        )}
      </div>
      <p className={layout.hint}>{totalLine(trader)}</p>
      <ul className={styles.terms}>
        <li>{texts.valid}</li>
        <li>{texts.cancelRule}</li>
        <li>{texts.restStays}</li>
        {kind === 'tour' && <li>{texts.tourRule}</li>}
        <li>{texts.vatRule}</li>
      </ul>
    </Card>
  );
}

function SumLines({ pence }: { readonly pence: number | null }) {
  if (pence === null || pence < MIN_GIFT || pence > MAX_GIFT) return <p>{texts.valueRange}</p>;
  return (
    <PriceLines>
      <PriceLine total label="Total" amount={formatPence(pence)} />
    </PriceLines>
  );
}

function TourLines({ tour, people }: { readonly tour: Tour; readonly people: number }) {
  const { unit, subtotal, discount, total } = priceOf(tour, people);
  return (
    <>
      <p className={styles.bought}>{tour.name}</p>
      <PriceLines>
        <PriceLine
          label={`${formatPence(unit)} per person x ${people === 1 ? '1 person' : `${people} people`}`}
          amount={formatPence(subtotal)}
        />
        {discount > 0 && (
          <PriceLine label={`Group discount (${GROUP_PERCENT}%)`} amount={`-${formatPence(discount)}`} />
        )}
        <PriceLine total label="Total" amount={formatPence(total)} />
      </PriceLines>
    </>
  );
}
