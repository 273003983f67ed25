import { referenceOf, yourHuntTexts as texts } from '@streetlore/domain/booking';
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
  readonly page: { readonly tour_name: string; readonly amount: number; readonly confirmed_at: Date | null };
  readonly people: number;
  /** Pence. */
  readonly refunded: number;
};

/** To print. */
export function Receipt({ id, page, people, refunded }: ReceiptProps) {
  const { tour_name, amount, confirmed_at } = page;
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
          {amount === 0 ? texts.byVoucher : formatPence(amount)}
        </Line>
        {refunded > 0 && <Line label={texts.refunded}>{formatPence(refunded)}</Line>}
      </dl>
      {vat && <p>{vat}</p>}
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
