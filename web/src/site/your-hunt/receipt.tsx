import { type BookingPage, yourHuntTexts as texts } from '@streetlore/domain/booking';
import { formatPence } from '@streetlore/domain/money';
import { formatDay } from '@streetlore/domain/time';
import styles from './your-hunt.module.css';

type ReceiptProps = { readonly page: BookingPage; readonly reference: string };

/** What was paid, and to whom. It prints with the page. */
export function Receipt({ page, reference }: ReceiptProps) {
  const { amount, refunded_amount, confirmed_at } = page;
  return (
    <section aria-label={texts.receipt} className={styles.card}>
      <h2 className={styles.heading}>{texts.receipt}</h2>
      <dl className={styles.receipt}>
        <div>
          <dt>{texts.reference}</dt>
          <dd title={page.booking_id}>{reference}</dd>
        </div>
        <div>
          <dt>{page.tour_name}</dt>
          <dd>{texts.people(page.participants)}</dd>
        </div>
        <div>
          <dt>{confirmed_at ? texts.paidOn(formatDay(confirmed_at)) : texts.paid}</dt>
          <dd>{amount === 0 ? texts.byVoucher : formatPence(amount)}</dd>
        </div>
        {refunded_amount > 0 && (
          <div>
            <dt>{texts.refunded}</dt>
            <dd>{formatPence(refunded_amount)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
