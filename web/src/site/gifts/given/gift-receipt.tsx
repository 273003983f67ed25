import { yourHuntTexts as hunt, referenceOf } from '@streetlore/domain/booking';
import { type BuyersGift, giftDescription, giftTexts as texts } from '@streetlore/domain/gift';
import { formatPence } from '@streetlore/domain/money';
import { formatDay } from '@streetlore/domain/time';
import { totalVat } from '@streetlore/domain/trader';
import { Button } from '../../../ui/button.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { trader } from '../../../ui/trader.ts';
import cards from '../../by-link/cards.module.css';
import { TraderLine } from '../../shell/trader-line.tsx';

type GiftReceiptProps = { readonly gift: BuyersGift; readonly onPrint: () => void };

/** What the buyer paid, with its VAT, to print. */
export function GiftReceipt({ gift: { gift_id, worth, paid, refunded, paid_at }, onPrint }: GiftReceiptProps) {
  const vat = totalVat(trader, paid - refunded);
  return (
    <section aria-label={hunt.receipt} className={cards.card}>
      <h2 className={cards.heading}>{hunt.receipt}</h2>
      <Facts
        facts={[
          [
            hunt.reference,
            <span key="reference" title={gift_id}>
              {referenceOf(gift_id)}
            </span>,
          ],
          [texts.gift, giftDescription(worth)],
          [paid_at ? hunt.paidOn(formatDay(new Date(paid_at))) : hunt.paid, formatPence(paid)],
          [hunt.refunded, refunded > 0 ? formatPence(refunded) : null],
        ]}
      />
      {vat && <p>{vat}</p>}
      <TraderLine />
      <p className={cards.buttons} data-screen>
        <Button variant="outline" size="small" onClick={onPrint}>
          {hunt.print}
        </Button>
      </p>
    </section>
  );
}
