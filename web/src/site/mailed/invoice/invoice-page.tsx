import {
  invoicePageSchema,
  lastInvoice,
  type InvoicePage as Page,
  sendInvoiceInput,
  invoiceTexts as texts,
} from '@streetlore/domain/invoice';
import { collections } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { callable, type Live, toCallError, useDocumentOf, useRequestId } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { PageByLink } from '../../by-link/page-by-link.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import styles from './invoice.module.css';
import { Sheet } from './sheet.tsx';

/** The page of an invoice, live; null when no link leads to it. */
const useInvoicePage = (pageId: string): Live<WithId<Page> | null> =>
  useDocumentOf(`${collections.invoicePages}/${pageId}`, invoicePageSchema);

/** Sends the link to the address of the order. Rejects with CallError. */
const sendInvoice = callable('sendInvoice', sendInvoiceInput, z.unknown());

/** `/invoice#token`: an invoice and its credit notes, on screen and on paper. */
export const InvoicePage = () => (
  <PageByLink texts={texts} unknown={texts.unknown} usePage={useInvoicePage} Content={Invoice} />
);

type InvoiceProps = { readonly page: Page; readonly token: string };

function Invoice({ page, token }: InvoiceProps) {
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const request = useRequestId();
  const send = async () => {
    setBusy(true);
    try {
      await sendInvoice({ token, request_id: request.idFor(token) });
      request.done();
      setSaid(texts.sent);
    } catch (failure) {
      setSaid(toCallError(failure).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <PageHead art="tours" title={texts.title} lead={lastInvoice(page)?.number}>
        <p className={styles.buttons}>
          <Button size="small" onClick={() => window.print()}>
            {texts.print}
          </Button>
          <Button variant="outline" size="small" busy={busy} onClick={() => void send()}>
            {texts.send}
          </Button>
        </p>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </PageHead>
      <Surface material="kraft" torn aria-label={texts.title}>
        <div className={styles.sheets}>
          {page.documents.map((document) => (
            <Sheet key={document.number} document={document} />
          ))}
        </div>
      </Surface>
    </>
  );
}
