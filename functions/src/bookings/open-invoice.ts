import { linkRateLimits } from '@streetlore/domain/booking';
import {
  invoiceForAdminInput,
  invoiceTexts,
  issueDue,
  lastInvoice,
  type OpenedInvoice,
  openInvoiceInput,
  reissue,
} from '@streetlore/domain/invoice';
import type { InvoiceTo } from '@streetlore/domain/invoice-to';
import { noSuchOrder, type OrderWithHunts } from '@streetlore/domain/order';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { orderOfToken } from '../platform/order-link.ts';
import { invoiceLinkOf } from '../platform/page-link.ts';
import { type OrderRead, readOrder } from '../platform/read-order.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import type { Writes } from '../store/writes.ts';
import { type InvoicesRead, issuedBefore, readInvoices, writeIssued } from './queue-invoices.ts';

type Invoicing = Services<'trader' | 'site' | 'privacyKey'>;

/** Gives the invoice of an order to whoever has the link of its booker, and makes it if there is none. */
export const openInvoice = callable('openInvoice', {
  input: openInvoiceInput,
  who: 'signed-in',
  needs: ['trader', 'site', 'privacyKey'],
  limit: { counter: 'booking-link', ...linkRateLimits },
  limitedBy: 'a token of 132 bits; an order has one invoice',
  run: openByLink,
});

/** Gives the invoice of a booking's order to an admin, makes it, or corrects its company. */
export const invoiceForAdmin = callable('invoiceForAdmin', {
  input: invoiceForAdminInput,
  who: 'admin',
  needs: ['trader', 'site', 'privacyKey'],
  run: openForAdmin,
});

/**
 * An invoice that is asked for later is written now, with the day of the payment as its tax point, and with credit notes
 * for what went back since.
 * @throws HttpsError not-found for an unknown link, failed-precondition when there can be no invoice
 */
export async function openByLink(
  services: Invoicing,
  { kind, token, to }: z.output<typeof openInvoiceInput>,
): Promise<OpenedInvoice> {
  const { id } = await orderOfToken(services, kind, token);
  return await withoutConflict(async () => {
    const found = await readAll(services, kind === 'party' ? id : await orderIdOf(services, id));
    if (kind === 'booking' && found.order.party) throw refused(invoiceTexts.ofParty);
    if (to !== null && !lastInvoice(issuedBefore(found.invoices))) {
      const commit = services.store.commit();
      makeInvoice(services, commit, found, to);
      await commit.run();
    }
    return tokenOf(services, found, to !== null);
  });
}

/** @throws HttpsError failed-precondition with the reason */
export async function openForAdmin(
  services: Invoicing,
  { booking_id, request_id, to }: z.output<typeof invoiceForAdminInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<OpenedInvoice> {
  const orderId = await orderIdOf(services, booking_id);
  if (to === null) return tokenOf(services, await readAll(services, orderId), false);
  await decideOnce(services, caller, request_id, {
    read: () => readAll(services, orderId),
    decide: (commit, found) => {
      const target = found.stored.ref.path;
      if (!lastInvoice(issuedBefore(found.invoices))) {
        makeInvoice(services, commit, found, to);
        return { action: 'invoice_made', target };
      }
      const issued = reissue(found.order, issuedBefore(found.invoices), { to, cause: request_id }, found.invoices.at);
      if (!issued) throw refused(invoiceTexts.credited);
      keepAsked(services, commit, found, to);
      writeIssued(services, commit, orderId, found.invoices, issued);
      return { action: 'invoice_corrected', target };
    },
  });
  return tokenOf(services, await readAll(services, orderId), true);
}

type Found = OrderRead & { readonly invoices: InvoicesRead };

async function readAll(services: Invoicing, orderId: string): Promise<Found> {
  const read = await readOrder(services, orderId);
  if (!read) throw new HttpsError('not-found', noSuchOrder.booking);
  return { ...read, invoices: await readInvoices(services, orderId, services.now()) };
}

async function orderIdOf({ store }: Services, bookingId: string): Promise<string> {
  const booking = await store.bookings.at(bookingId).read();
  if (!booking) throw new HttpsError('not-found', noSuchOrder.booking);
  return booking.order_id;
}

function makeInvoice(services: Invoicing, commit: Writes, found: Found, to: InvoiceTo): void {
  const order = keepAsked(services, commit, found, to);
  const issued = issueDue(order, issuedBefore(found.invoices), found.invoices.at);
  if (!writeIssued(services, commit, order.id, found.invoices, issued)) throw refused(invoiceTexts.nothingPaid);
}

/** Keeps on the order whom its invoice is for. @returns the order with it */
function keepAsked({ trader }: Invoicing, commit: Writes, { order, stored }: Found, to: InvoiceTo): OrderWithHunts {
  const invoice = { to, seller: order.invoice?.seller ?? trader };
  commit.update(stored, { invoice });
  return { ...order, invoice };
}

/** The invoice's link, once it is made or if it was. After an erasure there is none. */
function tokenOf(services: Invoicing, { order, invoices }: Found, isMade: boolean): OpenedInvoice {
  const known = invoices.stored.value;
  if (known ? known.page_id === null : !isMade) return { token: null };
  return { token: invoiceLinkOf(services, order.id, known?.page_id ?? null).token };
}

const refused = (message: string) => new HttpsError('failed-precondition', message);
