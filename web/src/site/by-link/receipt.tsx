import { referenceOf, yourHuntTexts as texts } from '@streetlore/domain/booking';
import { formatPence } from '@streetlore/domain/money';
import { formatDay } from '@streetlore/domain/time';
import type { ReactNode } from 'react';
import cards from './cards.module.css';
import styles from './receipt.module.css';

type ReceiptProps = {
  /** The id of the booking or of the party. */
  readonly id: string;
  readonly page: { readonly tour_name: string; readonly amount: number; readonly confirmed_at: Date | null };
  readonly people: number;
  /** Pence. */
  readonly refunded: number;
  /** What stands below the sums. */
  readonly children?: ReactNode;
};

/** What was paid. It prints with the page. */
export function Receipt({ id, page, people, refunded, children }: ReceiptProps) {
  const { tour_name, amount, confirmed_at } = page;
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
      {children}
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
