import { GROUP_PERCENT, priceOf } from '@streetlore/domain/booking';
import { formatPence } from '@streetlore/domain/money';
import { partyTexts, partiesTexts as texts } from '@streetlore/domain/party';
import type { Tour } from '@streetlore/domain/tour';
import { totalLine } from '@streetlore/domain/trader';
import { Card } from '../../ui/card.tsx';
import { PriceLine, PriceLines } from '../../ui/price-line.tsx';
import { trader } from '../../ui/trader.ts';
import layout from '../form/order-layout.module.css';

type PartyPriceProps = {
  readonly tour: Pick<Tour, 'name' | 'price'>;
  /** Null while the number of people is not one of a party. */
  readonly people: number | null;
  readonly teams: number;
  /** Pence that the server will charge, once it has said so. */
  readonly amount?: number;
};

/** How the price of a party comes about. */
export function PartyPrice({ tour, people, teams, amount }: PartyPriceProps) {
  return (
    <Card className={layout.price}>
      <h3>{texts.price}</h3>
      <div aria-live="polite" className={layout.lines}>
        {people === null ? <p>{partyTexts.size}</p> : <Lines {...{ tour, people, teams }} amount={amount} />}
      </div>
      <p className={layout.hint}>{totalLine(trader)}</p>
    </Card>
  );
}

type LinesProps = Pick<PartyPriceProps, 'tour' | 'teams'> & {
  readonly people: number;
  readonly amount: number | undefined;
};

function Lines({ tour, people, teams, amount }: LinesProps) {
  const { unit, subtotal, discount, total } = priceOf(tour, people);
  return (
    <>
      <p>{texts.summary(tour.name, people, teams)}</p>
      <PriceLines>
        <PriceLine label={`${formatPence(unit)} per person x ${people}`} amount={formatPence(subtotal)} />
        <PriceLine label={`Group discount (${GROUP_PERCENT}%)`} amount={`-${formatPence(discount)}`} />
        <PriceLine total label="Total" amount={formatPence(amount ?? total)} />
      </PriceLines>
    </>
  );
}
