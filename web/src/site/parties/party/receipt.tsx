import { type BookingPage, yourHuntTexts } from '@streetlore/domain/booking';
import { formatPence } from '@streetlore/domain/money';
import { type PartyPage, partyPageTexts as texts, vatIn } from '@streetlore/domain/party';
import { formatDay } from '@streetlore/domain/time';
import { Button } from '../../../ui/button.tsx';
import { trader } from '../../shell/trader.ts';
import { TraderLine } from '../../shell/trader-line.tsx';
import styles from './party.module.css';

type ReceiptProps = {
  readonly page: PartyPage;
  readonly teams: readonly BookingPage[];
  readonly reference: string;
};

/** The one receipt of a party, with the trader's VAT. It prints with the page. */
export function Receipt({ page, teams, reference }: ReceiptProps) {
  const refunded = teams.reduce((sum, team) => sum + team.refunded_amount, 0);
  const { amount, confirmed_at } = page;
  return (
    <section aria-label={texts.receipt} className={styles.card}>
      <h2 className={styles.heading}>{texts.receipt}</h2>
      <dl className={styles.receipt}>
        <Line label={yourHuntTexts.reference}>{reference}</Line>
        <Line label={page.tour_name}>{yourHuntTexts.people(page.people)}</Line>
        <Line label={confirmed_at ? yourHuntTexts.paidOn(formatDay(confirmed_at)) : yourHuntTexts.paid}>
          {formatPence(amount)}
        </Line>
        {refunded > 0 && <Line label={yourHuntTexts.refunded}>{formatPence(refunded)}</Line>}
      </dl>
      {trader.vat && <p>{texts.vat(formatPence(vatIn(amount - refunded)))}</p>}
      <TraderLine />
      <p className={styles.print}>
        <Button variant="outline" size="small" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </p>
    </section>
  );
}

const Line = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
