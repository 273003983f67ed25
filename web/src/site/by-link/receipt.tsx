import { type Booking, referenceOf, yourHuntTexts as texts } from '@streetlore/domain/booking';
import { giftUseTexts } from '@streetlore/domain/gift';
import { formatPence } from '@streetlore/domain/money';
import { formatDay } from '@streetlore/domain/time';
import { totalVat } from '@streetlore/domain/trader';
import { Button } from '../../ui/button.tsx';
import { trader } from '../../ui/trader.ts';
import { TraderLine } from '../shell/trader-line.tsx';
import cards from './cards.module.css';
import styles from './receipt.module.css';

type ReceiptProps = {
  readonly id: string;
  readonly page: { readonly tour_name: string; readonly amount: number; readonly confirmed_at: Date | null } & Pick<
    Booking,
    'paid_by'
  >;
  readonly people: number;
  /** Pence. */
  readonly refunded: number;
};

/** To print. */
export function Receipt({ id, page, people, refunded }: ReceiptProps) {
  const { tour_name, amount, paid_by, confirmed_at } = page;
  const vat = amount > 0 ? totalVat(trader, amount - refunded) : null;
  return (
    <section aria-label={texts.receipt} className={cards.card}>
      <h2 className={cards.heading}>{texts.receipt}</h2>
      <dl className={styles.sums}>
        <Line label={texts.reference} title={id}>
          {referenceOf(id)}
        </Line>
        <Line label={tour_name}>{texts.people(people)}</Line>
        <Line label={confirmed_at ? texts.paidOn(formatDay(confirmed_at)) : texts.paid}>
          {amount === 0 && paid_by ? texts.paidWith(paid_by) : formatPence(amount)}
        </Line>
        {amount > 0 && paid_by && (
          <Line label={paid_by.by === 'gift' ? giftUseTexts.paidByGift : giftUseTexts.paidByVoucher}>
            {formatPence(paid_by.pence)}
          </Line>
        )}
        {refunded > 0 && <Line label={texts.refunded}>{formatPence(refunded)}</Line>}
      </dl>
      {vat && <p>{vat}</p>}
      {paid_by?.by === 'gift' && <p>{giftUseTexts.noVat}</p>}
      <TraderLine />
      <p className={styles.print}>
        <Button variant="outline" size="small" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </p>
    </section>
  );
}

type LineProps = { readonly label: string; readonly title?: string; readonly children: string };

const Line = ({ label, title, children }: LineProps) => (
  <div>
    <dt>{label}</dt>
    <dd title={title}>{children}</dd>
  </div>
);
