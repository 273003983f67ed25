import { openInvoiceInput, openInvoiceOutput, invoiceTexts as texts } from '@streetlore/domain/invoice';
import type { InvoiceTo } from '@streetlore/domain/invoice-to';
import type { OrderKind } from '@streetlore/domain/order';
import { invoiceRoute } from '@streetlore/domain/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callable, toCallError } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import type { Spray } from '../../../ui/spray.ts';
import cards from '../cards.module.css';
import { TitledCard } from '../titled-card.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';

/** Gives the link to the invoice, and makes it when it says for whom. Rejects with CallError. */
const openInvoice = callable('openInvoice', openInvoiceInput, openInvoiceOutput);

type InvoiceCardProps = { readonly kind: OrderKind; readonly token: string; readonly spray: Spray | undefined };

/** Opens the invoice of a booking or a party, or asks whom it is for if there is none. */
export function InvoiceCard({ kind, token, spray }: InvoiceCardProps) {
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const navigate = useNavigate();
  const open = async (to: InvoiceTo | null) => {
    setBusy(true);
    setError(null);
    try {
      const invoice = await openInvoice({ kind, token, to });
      if (invoice.token === null) setAsking(true);
      else void navigate(`${invoiceRoute}#${invoice.token}`);
    } catch (failure) {
      setError(toCallError(failure).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <TitledCard title={texts.card} spray={spray}>
      <p>{texts.cardText}</p>
      <p className={cards.buttons}>
        <Button variant="outline" size="small" busy={busy && !isAsking} onClick={() => void open(null)}>
          {texts.open}
        </Button>
      </p>
      {error && !isAsking && <p role="alert">{error}</p>}
      {isAsking && (
        <InvoiceDialog busy={busy} error={error} onSend={(to) => void open(to)} onClose={() => setAsking(false)} />
      )}
    </TitledCard>
  );
}
