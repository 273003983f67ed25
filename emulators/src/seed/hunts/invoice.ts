import { invoiceNumbersSchema, invoiceSchema, issueDue, noNumbers } from '@streetlore/domain/invoice';
import type { AskedInvoice, InvoiceTo } from '@streetlore/domain/invoice-to';
import type { OrderWithHunts } from '@streetlore/domain/order';
import { collections } from '@streetlore/domain/paths';
import { londonYear } from '@streetlore/domain/time';
import { traderOf } from '@streetlore/domain/trader';
import * as z from 'zod/mini';
import { localParameters } from '../../config.ts';
import type { SeedLedger } from '../ledger.ts';
import { seededInvoiceOf } from '../links.ts';

/** What an order of the seed asks for. */
export const seededInvoice = (to: Partial<InvoiceTo> & Pick<InvoiceTo, 'company' | 'address'>): AskedInvoice => ({
  to: { vat_number: null, po_number: null, ...to },
  seller: traderOf(localParameters),
});

/** Writes the invoice of an order, with a credit note for each of its refunds, and the numbers that they take. */
export function putInvoice(ledger: SeedLedger, order: OrderWithHunts): void {
  const now = order.settled_at ?? order.created_at;
  const year = londonYear(now);
  const path = `${collections.invoiceNumbers}/${year}`;
  const before = ledger.entries.findIndex((entry) => entry.path === path);
  const known = before < 0 ? noNumbers : z.parse(invoiceNumbersSchema, ledger.entries[before]?.data);
  if (before >= 0) ledger.entries.splice(before, 1);
  const { documents, numbers } = issueDue(order, { documents: [], numbers: known }, { now, year });
  ledger.put(path, invoiceNumbersSchema, numbers);
  const { page_id } = seededInvoiceOf(order.id);
  ledger.put(`${collections.invoices}/${order.id}`, invoiceSchema, {
    page_id,
    documents: [...documents],
    issued_at: now,
  });
}
