import type { InvoiceLink } from '@streetlore/domain/booking-mail';
import {
  type Invoice,
  type InvoiceNumbers,
  type Issued,
  issueDue,
  lastInvoice,
  type MoneyBack,
  noNumbers,
} from '@streetlore/domain/invoice';
import type { OrderWithHunts } from '@streetlore/domain/order';
import { invoiceRoute } from '@streetlore/domain/paths';
import { londonYear } from '@streetlore/domain/time';
import { invoiceLinkOf } from '../platform/page-link.ts';
import type { Services } from '../platform/services.ts';
import type { SeenOrAbsent, Writes } from '../store/writes.ts';

type Linking = Services<'site' | 'privacyKey'>;

/** An order's invoice as it was read, and the last numbers of the year in which it was read. */
export type InvoicesRead = {
  readonly stored: SeenOrAbsent<Invoice> & { readonly value: Invoice | null };
  readonly numbers: SeenOrAbsent<InvoiceNumbers> & { readonly value: InvoiceNumbers | null };
  readonly at: { readonly now: Date; readonly year: number };
};

export async function readInvoices({ store }: Services, orderId: string, now: Date): Promise<InvoicesRead> {
  const year = londonYear(now);
  const [stored, numbers] = await Promise.all([
    store.invoices.at(orderId).readVersioned(),
    store.invoiceNumbers.at(String(year)).readVersioned(),
  ]);
  return { stored, numbers, at: { now, year } };
}

/** What was issued before a commit. */
export const issuedBefore = ({ stored, numbers }: InvoicesRead): Issued => ({
  documents: stored.value?.documents ?? [],
  numbers: numbers.value ?? noNumbers,
});

/**
 * Adds the documents to a commit that an order asked for and lacks. Their numbers are taken in the same commit, on
 * condition that nobody has taken one since: a commit that fails leaves no gap, and two never share a number.
 * @param order as it is once the commit is done
 * @returns the link to the invoice; null when the order has none
 */
export async function queueInvoices(
  services: Linking,
  commit: Writes,
  order: OrderWithHunts,
  now: Date,
): Promise<InvoiceLink | null> {
  if (!order.invoice || order.confirmed_at === null) return null;
  return writeInvoices(services, commit, order, await readInvoices(services, order.id, now));
}

/** The same for documents that were read before. @param otherwise money that went back without Stripe */
export function writeInvoices(
  services: Linking,
  commit: Writes,
  order: OrderWithHunts,
  read: InvoicesRead,
  otherwise?: MoneyBack,
): InvoiceLink | null {
  return writeIssued(services, commit, order.id, read, issueDue(order, issuedBefore(read), read.at, otherwise));
}

/** The link to an invoice as it is; null while the order has none. */
export function linkToInvoice(services: Linking, orderId: string, stored: Invoice | null): InvoiceLink | null {
  const invoice = stored && lastInvoice(stored);
  if (!invoice) return null;
  const { token } = invoiceLinkOf(services, orderId, stored.page_id);
  return { number: invoice.number, address: `${services.site}${invoiceRoute}#${token}` };
}

/** Adds to a commit what was issued since an invoice was read. */
export function writeIssued(
  services: Linking,
  commit: Writes,
  orderId: string,
  read: InvoicesRead,
  issued: Issued,
): InvoiceLink | null {
  const { documents, numbers } = issued;
  const invoice = lastInvoice(issued);
  if (!invoice) return null;
  const known = read.stored.value;
  const { token, page_id: made } = invoiceLinkOf(services, orderId, known?.page_id ?? null);
  const page_id = known ? known.page_id : made;
  if (documents.length > issuedBefore(read).documents.length) {
    commit.put(read.numbers, numbers);
    commit.put(read.stored, { page_id, documents: [...documents], issued_at: read.at.now });
  }
  return { number: invoice.number, address: `${services.site}${invoiceRoute}#${token}` };
}
