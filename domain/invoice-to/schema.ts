import * as z from 'zod/mini';
import { line, optionalText, paragraph } from '../fields/index.ts';
import { invoiceToTexts as texts } from './texts.ts';
import { isVatNumber, plainVatNumber } from './vat-number.ts';

const MAX_LINES = 6;

/** A VAT number as typed, by its form. It is kept without spaces. */
export const vatNumber = z.string().check(z.overwrite(plainVatNumber), z.refine(isVatNumber, texts.vatNumberWrong));

/** Lines without empty ones between them. */
const tidied = (address: string) =>
  address
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)
    .join('\n');

/** Whom an invoice is for, as a form and a callable take it. What was parsed once parses to the same again. */
export const invoiceToInput = z.strictObject({
  company: line(100, texts.companyMissing),
  /** A line each. */
  address: paragraph(300, texts.addressMissing).check(
    z.overwrite(tidied),
    z.refine((address) => address.split('\n').length <= MAX_LINES, texts.lines),
  ),
  vat_number: optionalText(vatNumber),
  po_number: optionalText(line(40)),
});
export type InvoiceToForm = z.input<typeof invoiceToInput>;

/** Whom an invoice is for, as stored. A sole trader's name and address are personal. */
export const invoiceToSchema = z.object({
  company: z.string(),
  address: z.string(),
  vat_number: z.nullable(z.string()),
  po_number: z.nullable(z.string()),
});
export type InvoiceTo = z.infer<typeof invoiceToSchema>;

/** The empty form. */
export const emptyInvoiceTo = (): InvoiceToForm => ({ company: '', address: '', vat_number: '', po_number: '' });

/** Who sells, as an invoice names it (`Trader`). */
export const sellerSchema = z.object({
  name: z.string(),
  company_number: z.string(),
  registered_in: z.string(),
  address: z.string(),
  email: z.string(),
  /** Empty when the seller is not registered for VAT. */
  vat: z.string(),
});

/**
 * The invoice that an order asks for. The seller is noted when the order is placed: no parameter can hold up the
 * commit that confirms a paid order.
 */
export const askedInvoiceSchema = z.object({
  /** Null once the buyer's data was deleted: the invoice itself is kept for tax. */
  to: z.nullable(invoiceToSchema),
  seller: sellerSchema,
});
export type AskedInvoice = z.infer<typeof askedInvoiceSchema>;
