import { type Invoice, invoiceSchema, invoiceTexts } from '@streetlore/domain/invoice';
import { formatPence } from '@streetlore/domain/money';
import { collections, invoiceRoute } from '@streetlore/domain/paths';
import { useEffect, useState } from 'react';
import { toCallError, useDocumentOf } from '../../../data/index.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { InvoiceFields } from '../../../ui/invoice-fields.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useInvoiceForm } from '../../../ui/use-invoice-form.ts';
import type { FormProps } from './action.ts';
import styles from './actions.module.css';
import { invoiceForAdmin } from './calls.ts';
import { OperationDialog } from './operation-dialog.tsx';
import { actionTexts } from './texts.ts';

const texts = actionTexts.invoice;

/** Shows the invoice of a booking's order with its link, makes it, or corrects its company. */
export function InvoiceDialog({ booking: { id, order_id }, onClose }: FormProps) {
  const live = useDocumentOf(`${collections.invoices}/${order_id}`, invoiceSchema);
  const form = useInvoiceForm();
  const invoice = live.status === 'ready' ? live.data : null;
  const prepare = () => {
    const to = form.parsed();
    return (
      to && {
        values: to,
        run: (request_id: string) => invoiceForAdmin({ booking_id: id, to, request_id }),
        done: texts.done,
      }
    );
  };
  return (
    <OperationDialog
      title={texts.title}
      action={invoice ? texts.correct : invoiceTexts.ask}
      danger={invoice !== null}
      prepare={prepare}
      onClose={onClose}
    >
      {live.status === 'loading' && <Loading text={texts.loading} height="3rem" />}
      {live.status === 'failed' && <ErrorPanel message={live.error.message} onRetry={live.retry} />}
      {invoice && <Issued bookingId={id} invoice={invoice} />}
      <p>{invoice ? texts.correctText : texts.text}</p>
      <InvoiceFields field={form.field} />
    </OperationDialog>
  );
}

type IssuedProps = { readonly bookingId: string; readonly invoice: Invoice };

/** The documents so far, and the link to their page. */
function Issued({ bookingId, invoice: { documents } }: IssuedProps) {
  const [token, setToken] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    invoiceForAdmin({ booking_id: bookingId, to: null, request_id: bookingId }).then(
      (opened) => isHere && setToken(opened.token),
      (error: unknown) => isHere && setFault(toCallError(error).message),
    );
    return () => {
      isHere = false;
    };
  }, [bookingId]);
  return (
    <>
      <ul>
        {documents.map(({ number, kind, gross, to }) => (
          <li key={number}>
            {invoiceTexts.kinds[kind]} {number}, {formatPence(gross)}, {to.company}
          </li>
        ))}
      </ul>
      {fault && (
        <p role="alert" className={styles.failure}>
          {fault}
        </p>
      )}
      {!token && !fault && <Skeleton height="1.5rem" />}
      {token && (
        <p>
          <a href={`${invoiceRoute}#${token}`} target="_blank" rel="noopener">
            {texts.open}
          </a>
        </p>
      )}
    </>
  );
}
