import { formatPence } from '@streetlore/domain/money';
import { type PartyPage, partyPageTexts as texts, vatIn } from '@streetlore/domain/party';
import { Button } from '../../../ui/button.tsx';
import { Receipt } from '../../by-link/receipt.tsx';
import { trader } from '../../shell/trader.ts';
import { TraderLine } from '../../shell/trader-line.tsx';
import styles from './party.module.css';

type PartyReceiptProps = {
  readonly page: PartyPage;
  /** Pence that have gone back, of all teams. */
  readonly refunded: number;
};

/** The one receipt of a party, with the trader's VAT. */
export function PartyReceipt({ page, refunded }: PartyReceiptProps) {
  return (
    <Receipt id={page.party_id} page={page} people={page.people} refunded={refunded}>
      {trader.vat && <p>{texts.vat(formatPence(vatIn(page.amount - refunded)))}</p>}
      <TraderLine />
      <p className={styles.print}>
        <Button variant="outline" size="small" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </p>
    </Receipt>
  );
}
