import type { DocumentKind, InvoiceNumbers } from './schema.ts';

/** The series that a kind is numbered in. A reversal is owed like an invoice, so it stands among the invoices. */
const seriesOf = { invoice: 'invoices', reversal: 'invoices', credit_note: 'credit_notes' } as const satisfies Record<
  DocumentKind,
  keyof InvoiceNumbers
>;
const letters = { invoices: 'SL', credit_notes: 'SL-CN' } as const satisfies Record<keyof InvoiceNumbers, string>;

export const noNumbers: InvoiceNumbers = { invoices: 0, credit_notes: 0 };

/**
 * Takes the next number for a document of a kind: `SL-2026-000123`, or `SL-CN-2026-000045` for a credit note.
 * @param year the London year of issue, in which each series begins with 1
 */
export function nextNumber(
  last: InvoiceNumbers,
  kind: DocumentKind,
  year: number,
): { number: string; last: InvoiceNumbers } {
  const series = seriesOf[kind];
  const next = last[series] + 1;
  return { number: `${letters[series]}-${year}-${String(next).padStart(6, '0')}`, last: { ...last, [series]: next } };
}
