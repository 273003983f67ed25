import * as z from 'zod/mini';
import { invoiceToSchema, sellerSchema } from '../invoice-to/index.ts';

/**
 * What a document says of the money. A `reversal` takes back a credit note whose refund the bank rejected: the sum is
 * owed to nobody until another refund has a credit note of its own.
 */
const documentKinds = ['invoice', 'credit_note', 'reversal'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Pence; `net + vat = gross` in every line and in the sum. */
const sums = { net: z.int(), vat: z.int(), gross: z.int() };

const documentLine = z.object({ text: z.string(), people: z.int(), ...sums });
export type DocumentLine = z.infer<typeof documentLine>;

/** An invoice or credit note, frozen as it was issued. */
const invoiceDocument = z.object({
  number: z.string(),
  kind: z.enum(documentKinds),
  /** What it is about: `order`, a refund by Stripe's id, `dispute`, or a request. A cause has one document of a kind. */
  cause: z.string(),
  /** The number of the document that it corrects; null for an invoice of an order. */
  corrects: z.nullable(z.string()),
  issued_at: z.date(),
  /** The tax point: when the order was paid, which was before it was played. */
  supplied_at: z.date(),
  seller: sellerSchema,
  to: invoiceToSchema,
  lines: z.array(documentLine),
  ...sums,
  /** Per cent; null for a seller without a VAT number, whose invoice says nothing of VAT. */
  vat_rate: z.nullable(z.int()),
  /** Sentences below the sums, such as what a group's discount took off. */
  notes: z.array(z.string()),
  /** The booking's reference. */
  reference: z.string(),
  /** Stripe's id of the payment. */
  payment: z.nullable(z.string()),
});
export type InvoiceDocument = z.infer<typeof invoiceDocument>;

/**
 * `invoices/{order}`: the invoice of an order with its credit notes, oldest first. One document an order, so that one
 * read knows what was credited. Functions write, admins read.
 */
export const invoiceSchema = z.object({
  /** The document in `invoice_pages`: the hash of the link's token. Null once the buyer's data was erased. */
  page_id: z.nullable(z.string()),
  documents: z.array(invoiceDocument),
  /** When the latest was issued: they are kept together, and as long as the latest. */
  issued_at: z.date(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

/**
 * `invoice_pages/{hash of the token}`: what the link to an invoice shows. Whoever has the token can find it, and nobody
 * can list the collection. Every commit that changes an invoice writes it.
 */
export const invoicePageSchema = z.object({ order_id: z.string(), documents: z.array(invoiceDocument) });
export type InvoicePage = z.infer<typeof invoicePageSchema>;

export const invoicePageOf = (order_id: string, { documents }: Invoice): InvoicePage => ({ order_id, documents });

/** `invoice_numbers/{year}`: the last numbers that a London year's invoices and credit notes have. Functions only. */
export const invoiceNumbersSchema = z.object({ invoices: z.int(), credit_notes: z.int() });
export type InvoiceNumbers = z.infer<typeof invoiceNumbersSchema>;
