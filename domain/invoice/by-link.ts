import * as z from 'zod/mini';
import { pageToken, type RateLimit } from '../booking/index.ts';
import { documentId } from '../fields/index.ts';
import { invoiceToInput } from '../invoice-to/index.ts';

/** Null asks for the invoice that there is. */
const to = z.nullable(invoiceToInput);

/**
 * Input of `openInvoice`, by the link of whoever booked: to a booking, or to a party. It gives the link to the invoice,
 * and makes the invoice first if there is none and it says whom it is for.
 */
export const openInvoiceInput = z.strictObject({ kind: z.enum(['booking', 'party']), token: pageToken, to });

/** The same for an admin, about the order of a booking. An admin may also correct the company. */
export const invoiceForAdminInput = z.strictObject({ booking_id: documentId, to, request_id: documentId });

/** The token of the link to the invoice; null while there is none. */
export const openInvoiceOutput = z.object({ token: z.nullable(pageToken) });
export type OpenedInvoice = z.infer<typeof openInvoiceOutput>;

/** Input of `sendInvoice`, by the invoice's own link. It goes to the address of the order only. */
export const sendInvoiceInput = z.strictObject({ token: pageToken, request_id: documentId });

/** How often an invoice is sent again. */
export const sendInvoiceLimit = { calls: 3, milliseconds: 24 * 3_600_000 } as const satisfies RateLimit;
